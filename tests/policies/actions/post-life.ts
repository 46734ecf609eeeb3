import { randomUUID } from 'node:crypto';
import { aPost } from '../../support/posts.ts';
import type { Caller, LockedProject } from '../locked-project.ts';
import {
  EVERYONE,
  finds,
  NOBODY,
  reads,
  rows,
  SERVICE,
  STAFF,
  WRITERS,
  type Action,
} from './action.ts';

async function insertPost(project: LockedProject, isDraft = false) {
  const { title, slug, excerpt, content, date, category } = aPost();
  const [post] = (await rows(
    project,
    `insert into public.blog_posts (title, slug, excerpt, content, date, category, published_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id, slug`,
    ...[title, slug, excerpt, content, date, category, isDraft ? null : new Date().toISOString()],
  )) as { id: string; slug: string }[];
  if (!post) throw new Error('The post was not inserted');
  return post;
}

/** A published post that has moved once; returns its former address. */
async function movePost(project: LockedProject): Promise<string> {
  const { id, slug } = await insertPost(project);
  await rows(project, `update public.blog_posts set slug = $1 where id = $2`, `${slug}-2`, id);
  return slug;
}

async function insertPreview(project: LockedProject, token: string): Promise<void> {
  const { id } = await insertPost(project, true);
  await rows(
    project,
    'insert into public.previews (token_hash, post_id) values (public.token_hash($1), $2)',
    ...[token, id],
  );
}

const call = (project: LockedProject, caller: Caller, name: string, values: object) =>
  project.as(caller, 'POST', `/rest/v1/rpc/${name}`, { body: JSON.stringify(values) });

const countOf = async (project: LockedProject, table: string) =>
  (await rows(project, `select 1 from public.${table}`)).length;

/** Whether a request leaves the table with one row more. */
const adds =
  (table: string, row: (project: LockedProject) => Promise<object>) =>
  async (project: LockedProject, caller: Caller) => {
    const body = JSON.stringify(await row(project));
    const before = await countOf(project, table);
    const response = await project.as(caller, 'POST', `/rest/v1/${table}`, { body });
    return { happened: (await countOf(project, table)) > before, response };
  };

export const POST_LIFE_ACTIONS: readonly Action[] = [
  {
    name: 'read a draft',
    table: 'blog_posts',
    allowed: WRITERS,
    async attempt(project, caller) {
      const { id } = await insertPost(project, true);
      return reads('GET', `/rest/v1/blog_posts?id=eq.${id}`)(project, caller);
    },
  },
  {
    name: 'read the history of what others wrote',
    table: 'revisions',
    allowed: WRITERS,
    async attempt(project, caller) {
      const { id } = await insertPost(project);
      return reads('GET', `/rest/v1/revisions?row_id=eq.${id}`)(project, caller);
    },
  },
  {
    name: 'rewrite the history',
    table: 'revisions',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { id } = await insertPost(project);
      const body = JSON.stringify({ saved_by_email: 'somebody@else.example' });
      const response = await project.as(caller, 'PATCH', `/rest/v1/revisions?row_id=eq.${id}`, {
        body,
      });
      const happened = await finds(
        project,
        `select 1 from public.revisions where row_id = $1 and saved_by_email is not null`,
        id,
      );
      return { happened, response };
    },
  },
  {
    name: 'bring a deleted post back',
    table: 'revisions',
    allowed: STAFF,
    async attempt(project, caller) {
      const { id } = await insertPost(project);
      await rows(project, 'delete from public.blog_posts where id = $1', id);
      const [deletion] = (await rows(
        project,
        `select id::int from public.revisions where row_id = $1 and operation = 'delete'`,
        id,
      )) as { id: number }[];
      const response = await call(project, caller, 'restore_deleted', { revision: deletion?.id });
      const happened = await finds(project, 'select 1 from public.blog_posts where id = $1', id);
      return { happened, response };
    },
  },
  {
    name: 'follow a moved address',
    table: 'moved_addresses',
    allowed: EVERYONE,
    async attempt(project, caller) {
      const slug = await movePost(project);
      return reads('GET', `/rest/v1/moved_addresses?slug=eq.${slug}`)(project, caller);
    },
  },
  {
    name: 'lead an address elsewhere',
    table: 'moved_addresses',
    allowed: SERVICE,
    attempt: adds('moved_addresses', async (project) => ({
      slug: `invented-${randomUUID().slice(0, 8)}`,
      post_id: (await insertPost(project)).id,
    })),
  },
  {
    name: 'give a moved address up',
    table: 'moved_addresses',
    allowed: WRITERS,
    async attempt(project, caller) {
      const slug = await movePost(project);
      const path = `/rest/v1/moved_addresses?slug=eq.${slug}`;
      const response = await project.as(caller, 'DELETE', path);
      const isThere = await finds(
        project,
        'select 1 from public.moved_addresses where slug = $1',
        slug,
      );
      return { happened: !isThere, response };
    },
  },
  {
    name: 'see preview links',
    table: 'previews',
    allowed: WRITERS,
    async attempt(project, caller) {
      await insertPreview(project, randomUUID());
      return reads('GET', '/rest/v1/previews?select=post_id')(project, caller);
    },
  },
  {
    name: 'make a preview link',
    table: 'previews',
    allowed: STAFF,
    async attempt(project, caller) {
      const { id } = await insertPost(project, true);
      const before = await countOf(project, 'previews');
      const response = await call(project, caller, 'create_preview', { post: id });
      return { happened: (await countOf(project, 'previews')) > before, response };
    },
  },
  {
    name: 'make a preview link of one’s own token',
    table: 'previews',
    allowed: SERVICE,
    attempt: adds('previews', async (project) => ({
      token_hash: randomUUID(),
      post_id: (await insertPost(project, true)).id,
    })),
  },
  {
    name: 'read a draft through its preview link',
    table: 'previews',
    allowed: EVERYONE,
    async attempt(project, caller) {
      const token = randomUUID();
      await insertPreview(project, token);
      const body = JSON.stringify({ token });
      return reads('POST', '/rest/v1/rpc/preview_post', { body })(project, caller);
    },
  },
  {
    name: 'read a draft with a token that nobody was given',
    table: 'previews',
    allowed: NOBODY,
    async attempt(project, caller) {
      await insertPreview(project, randomUUID());
      const body = JSON.stringify({ token: randomUUID() });
      return reads('POST', '/rest/v1/rpc/preview_post', { body })(project, caller);
    },
  },
  {
    name: 'revoke a preview link',
    table: 'previews',
    allowed: WRITERS,
    async attempt(project, caller) {
      await insertPreview(project, randomUUID());
      const before = await countOf(project, 'previews');
      const path = '/rest/v1/previews?created_at=not.is.null';
      const response = await project.as(caller, 'DELETE', path);
      return { happened: (await countOf(project, 'previews')) < before, response };
    },
  },
];
