import { aPost } from '../../support/posts.ts';
import type { Caller, LockedProject } from '../locked-project.ts';
import { aPictureName, BUCKET, stored, upload } from '../pictures.ts';
import { finds, MEMBERS, reads, rows, STAFF, type Action, type Attempt } from './action.ts';

/** The author of what is tried on here; the other rows of the matrix try it on what is nobody's. */
export const own = (project: LockedProject, caller: Caller) =>
  caller === 'author' || caller === 'editor' || caller === 'owner' ? project.users[caller] : null;

async function ownPost(project: LockedProject, caller: Caller, published_at: string | null) {
  const post = { ...aPost(), published_at, author_id: own(project, caller) };
  const [row] = (await rows(
    project,
    `insert into public.blog_posts (${Object.keys(post).join(', ')})
     values (${Object.keys(post)
       .map((_, index) => `$${index + 1}`)
       .join(', ')}) returning id`,
    ...Object.values(post),
  )) as { id: string }[];
  return row?.id ?? '';
}

/** Changes a post and asks whether it is so then. */
async function changes(
  project: LockedProject,
  caller: Caller,
  { id, change, sql }: { id: string; change: object; sql: string },
): Promise<Attempt> {
  const body = JSON.stringify(change);
  const response = await project.as(caller, 'PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { body });
  const happened = await finds(
    project,
    `select 1 from public.blog_posts where id = $1 and ${sql}`,
    id,
  );
  return { happened, response };
}

const NOW = () => new Date().toISOString();

/** What the role of an author turns on: whose post it is, and whether readers see it. */
export const AUTHOR_ACTIONS: readonly Action[] = [
  {
    name: 'have one’s name on what one writes',
    allowed: MEMBERS,
    async attempt(project, caller) {
      const post = aPost();
      const body = JSON.stringify(post);
      const response = await project.as(caller, 'POST', '/rest/v1/blog_posts', { body });
      const sql = 'select 1 from public.blog_posts where slug = $1 and author_id = $2';
      return { happened: await finds(project, sql, post.slug, own(project, caller)), response };
    },
  },
  {
    name: 'write in another’s name',
    allowed: [...STAFF, 'service key'],
    async attempt(project, caller) {
      const post = { ...aPost(), author_id: project.users.stranger, published_at: null };
      const body = JSON.stringify(post);
      const response = await project.as(caller, 'POST', '/rest/v1/blog_posts', { body });
      const sql = 'select 1 from public.blog_posts where slug = $1';
      return { happened: await finds(project, sql, post.slug), response };
    },
  },
  {
    name: 'be published as soon as it is written',
    allowed: [...STAFF, 'service key'],
    async attempt(project, caller) {
      const post = { ...aPost(), published_at: NOW() };
      const body = JSON.stringify(post);
      const response = await project.as(caller, 'POST', '/rest/v1/blog_posts', { body });
      const sql = 'select 1 from public.blog_posts where slug = $1 and published_at is not null';
      return { happened: await finds(project, sql, post.slug), response };
    },
  },
  {
    name: 'read one’s own draft, and its history',
    allowed: [...MEMBERS, 'service key'],
    async attempt(project, caller) {
      const id = await ownPost(project, caller, null);
      const draft = await reads('GET', `/rest/v1/blog_posts?id=eq.${id}`)(project, caller);
      const history = await reads('GET', `/rest/v1/revisions?row_id=eq.${id}`)(project, caller);
      return { happened: draft.happened && history.happened, response: draft.response };
    },
  },
  {
    name: 'change one’s own draft',
    allowed: [...MEMBERS, 'service key'],
    attempt: async (project, caller) =>
      changes(project, caller, {
        id: await ownPost(project, caller, null),
        change: { title: 'Changed' },
        sql: `title = 'Changed'`,
      }),
  },
  {
    name: 'ask for a review of one’s own draft',
    allowed: [...MEMBERS, 'service key'],
    attempt: async (project, caller) =>
      changes(project, caller, {
        id: await ownPost(project, caller, null),
        change: { review_requested_at: NOW() },
        sql: 'review_requested_at is not null',
      }),
  },
  {
    name: 'read who wrote the posts',
    table: 'blog_posts',
    allowed: MEMBERS,
    async attempt(project, caller) {
      const id = await ownPost(project, 'editor', null);
      const response = await project.as(caller, 'GET', '/rest/v1/rpc/post_authors');
      const authors = (await response.clone().json()) as Record<string, string>;
      return { happened: id !== '' && project.users.editor in authors, response };
    },
  },
  {
    name: 'publish one’s own draft',
    allowed: [...STAFF, 'service key'],
    attempt: async (project, caller) =>
      changes(project, caller, {
        id: await ownPost(project, caller, null),
        change: { published_at: NOW() },
        sql: 'published_at is not null',
      }),
  },
  {
    name: 'change one’s own post that readers see',
    allowed: [...STAFF, 'service key'],
    attempt: async (project, caller) =>
      changes(project, caller, {
        id: await ownPost(project, caller, NOW()),
        change: { title: 'Changed' },
        sql: `title = 'Changed'`,
      }),
  },
  {
    name: 'delete one’s own draft',
    allowed: [...MEMBERS, 'service key'],
    async attempt(project, caller) {
      const id = await ownPost(project, caller, null);
      const response = await project.as(caller, 'DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
      const sql = 'select 1 from public.blog_posts where id = $1';
      return { happened: !(await finds(project, sql, id)), response };
    },
  },
  {
    name: 'delete a picture that one has uploaded',
    bucket: BUCKET,
    allowed: [...MEMBERS, 'service key'],
    async attempt(project, caller) {
      const name = aPictureName();
      await upload(project, caller, name);
      const wasThere = (await stored(project, name)) !== undefined;
      const response = await project.as(caller, 'DELETE', `/storage/v1/object/${BUCKET}`, {
        body: JSON.stringify({ prefixes: [name] }),
      });
      return { happened: wasThere && (await stored(project, name)) === undefined, response };
    },
  },
];
