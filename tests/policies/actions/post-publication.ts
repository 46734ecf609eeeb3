import { randomUUID } from 'node:crypto';
import { aPost } from '../../support/posts.ts';
import type { LockedProject } from '../locked-project.ts';
import {
  adds,
  calls,
  changes,
  deletes,
  EVERYONE,
  finds,
  isSome,
  NOBODY,
  onTable,
  readsRow,
  SERVICE,
  STAFF,
  WRITERS,
  type Action,
} from './action.ts';
import { insertRow, rowOf } from './table.ts';

const draft = rowOf('blog_posts', () => ({ ...aPost(), published_at: null }));
const post = rowOf('blog_posts', () => ({ ...aPost(), published_at: new Date().toISOString() }));
/** A post's revisions, by its id. */
const history = { ...post, table: 'revisions', key: 'row_id' };

/** The former address of a published post that has moved once. */
const formerAddress = {
  table: 'moved_addresses',
  key: 'slug',
  async make(project: LockedProject) {
    const { slug, ...others } = aPost();
    const id = await insertRow(project, 'blog_posts', () => ({ slug, ...others }));
    await project.sql(`update public.blog_posts set slug = $1 where id = $2`, `${slug}-2`, id);
    return slug;
  },
};

async function insertPreview(project: LockedProject) {
  const token = randomUUID();
  const post_id = await draft.make(project);
  const sql =
    'insert into public.previews (token_hash, post_id) values (public.token_hash($1), $2)';
  await project.sql(sql, token, post_id);
  return { token, post_id };
}

const preview = {
  table: 'previews',
  key: 'post_id',
  make: async (project: LockedProject) => (await insertPreview(project)).post_id,
};

export const POST_PUBLICATION_ACTIONS: readonly Action[] = [
  {
    name: 'read a draft',
    table: 'blog_posts',
    allowed: WRITERS,
    attempt: readsRow(draft),
  },
  ...onTable('revisions', [
    { name: 'read the history of what others wrote', allowed: WRITERS, attempt: readsRow(history) },
    {
      name: 'rewrite the history',
      allowed: SERVICE,
      attempt: changes(history, { saved_by_email: 'somebody@else.example' }),
    },
    {
      name: 'bring a deleted post back',
      allowed: STAFF,
      async attempt(project, caller) {
        const id = await post.make(project);
        await project.sql('delete from public.blog_posts where id = $1', id);
        const [deletion] = (await project.sql(
          `select id::int from public.revisions where row_id = $1 and operation = 'delete'`,
          id,
        )) as { id: number }[];
        const response = await project.call(caller, 'restore_deleted', { revision: deletion?.id });
        const happened = await finds(project, 'select 1 from public.blog_posts where id = $1', id);
        return { happened, response };
      },
    },
  ]),
  ...onTable('moved_addresses', [
    { name: 'follow a moved address', allowed: EVERYONE, attempt: readsRow(formerAddress) },
    {
      name: 'lead an address elsewhere',
      allowed: SERVICE,
      attempt: adds('moved_addresses', async (project) => ({
        slug: `invented-${randomUUID().slice(0, 8)}`,
        post_id: await post.make(project),
      })),
    },
    { name: 'give a moved address up', allowed: WRITERS, attempt: deletes(formerAddress) },
  ]),
  ...onTable('previews', [
    { name: 'see preview links', allowed: WRITERS, attempt: readsRow(preview) },
    {
      name: 'make a preview link',
      allowed: STAFF,
      async attempt(project, caller) {
        const id = await draft.make(project);
        const response = await project.call(caller, 'create_preview', { post: id });
        const sql = 'select 1 from public.previews where post_id = $1';
        return { happened: await finds(project, sql, id), response };
      },
    },
    {
      name: 'make a preview link of one’s own token',
      allowed: SERVICE,
      attempt: adds('previews', async (project) => ({
        token_hash: randomUUID().replaceAll('-', '').repeat(2),
        post_id: await draft.make(project),
      })),
    },
    {
      name: 'read a draft through its preview link',
      allowed: EVERYONE,
      attempt: calls(
        'preview_post',
        async (project) => ({ token: (await insertPreview(project)).token }),
        isSome,
      ),
    },
    {
      name: 'read a draft with a token that nobody was given',
      allowed: NOBODY,
      async attempt(project, caller) {
        await insertPreview(project);
        return calls('preview_post', { token: randomUUID() }, isSome)(project, caller);
      },
    },
    { name: 'revoke a preview link', allowed: WRITERS, attempt: deletes(preview) },
  ]),
];
