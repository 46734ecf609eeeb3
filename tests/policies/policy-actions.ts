import { randomUUID } from 'node:crypto';
import { aPost } from '../support/posts.ts';
import type { Caller, LockedProject } from './locked-project.ts';
import { aPictureName, BUCKET, stored, upload } from './pictures.ts';

export interface Attempt {
  /** Whether the data or the world changed, or was shown, as the action wanted; asked of the database itself. */
  happened: boolean;
  response: Response;
}

export interface Action {
  name: string;
  /** For whom it must happen; for nobody else. */
  allowed: readonly Caller[];
  attempt(project: LockedProject, caller: Caller): Promise<Attempt>;
}

const EVERYONE: readonly Caller[] = ['visitor', 'stranger', 'staff', 'service key'];
const WRITERS: readonly Caller[] = ['staff', 'service key'];
const SERVICE: readonly Caller[] = ['service key'];
const NOBODY: readonly Caller[] = [];

async function rows(project: LockedProject, sql: string, ...values: unknown[]): Promise<unknown[]> {
  return (await project.backend.database.query(sql, values)).rows;
}

async function insertPost(project: LockedProject): Promise<string> {
  const { title, slug, category, excerpt, content, date, image } = aPost();
  const [row] = (await rows(
    project,
    'insert into public.blog_posts (title, slug, category, excerpt, content, date, image) values ($1, $2, $3, $4, $5, $6, $7) returning id',
    ...[title, slug, category, excerpt, content, date, image],
  )) as { id: string }[];
  return row?.id ?? '';
}

async function insertPicture(project: LockedProject): Promise<string> {
  const name = aPictureName();
  await upload(project, 'service key', name);
  return name;
}

/** A reading happened when the answer is a list with something in it. */
const reads =
  (method: string, path: string, init: Parameters<LockedProject['as']>[3] = {}) =>
  async (project: LockedProject, caller: Caller): Promise<Attempt> => {
    const response = await project.as(caller, method, path, init);
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    return { happened: response.ok && Array.isArray(answer) && answer.length > 0, response };
  };

const readsSchema = (schema: string, table: string) =>
  reads('GET', `/rest/v1/${table}?select=*`, { headers: { 'accept-profile': schema } });

/** Everything the tables, the bucket and the functions of this project can be asked to do. */
export const ACTIONS: readonly Action[] = [
  {
    name: 'read posts',
    allowed: EVERYONE,
    async attempt(project, caller) {
      await insertPost(project);
      return reads('GET', '/rest/v1/blog_posts?select=id')(project, caller);
    },
  },
  {
    name: 'add a post',
    allowed: WRITERS,
    async attempt(project, caller) {
      const post = aPost();
      const response = await project.as(caller, 'POST', '/rest/v1/blog_posts', {
        body: JSON.stringify(post),
      });
      const found = await rows(
        project,
        'select 1 from public.blog_posts where slug = $1',
        post.slug,
      );
      return { happened: found.length > 0, response };
    },
  },
  {
    name: 'change a post',
    allowed: WRITERS,
    async attempt(project, caller) {
      const id = await insertPost(project);
      const response = await project.as(caller, 'PATCH', `/rest/v1/blog_posts?id=eq.${id}`, {
        body: JSON.stringify({ title: 'Changed' }),
      });
      const found = await rows(
        project,
        "select 1 from public.blog_posts where id = $1 and title = 'Changed'",
        id,
      );
      return { happened: found.length > 0, response };
    },
  },
  {
    name: 'delete a post',
    allowed: WRITERS,
    async attempt(project, caller) {
      const id = await insertPost(project);
      const response = await project.as(caller, 'DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
      const found = await rows(project, 'select 1 from public.blog_posts where id = $1', id);
      return { happened: found.length === 0, response };
    },
  },
  {
    name: 'fetch a picture by its address',
    allowed: EVERYONE,
    async attempt(project, caller) {
      const name = await insertPicture(project);
      const path = `/storage/v1/object/public/${BUCKET}/${name}`;
      const response = await project.as(caller, 'GET', path);
      return { happened: response.ok, response };
    },
  },
  {
    name: 'list the pictures',
    allowed: WRITERS,
    async attempt(project, caller) {
      await insertPicture(project);
      const body = JSON.stringify({ prefix: 'blog' });
      return reads('POST', `/storage/v1/object/list/${BUCKET}`, { body })(project, caller);
    },
  },
  {
    name: 'upload a picture',
    allowed: WRITERS,
    async attempt(project, caller) {
      const name = aPictureName();
      const response = await upload(project, caller, name);
      return { happened: (await stored(project, name)) !== undefined, response };
    },
  },
  {
    name: 'delete a picture',
    allowed: WRITERS,
    async attempt(project, caller) {
      const name = await insertPicture(project);
      const response = await project.as(caller, 'DELETE', `/storage/v1/object/${BUCKET}`, {
        body: JSON.stringify({ prefixes: [name] }),
      });
      return { happened: (await stored(project, name)) === undefined, response };
    },
  },
  {
    name: 'see the buckets',
    allowed: SERVICE,
    attempt: reads('GET', '/storage/v1/bucket'),
  },
  {
    name: 'make a bucket',
    allowed: SERVICE,
    async attempt(project, caller) {
      const id = `bucket-${randomUUID().slice(0, 8)}`;
      const response = await project.as(caller, 'POST', '/storage/v1/bucket', {
        body: JSON.stringify({ id, name: id, public: true }),
      });
      const found = await rows(project, 'select 1 from storage.buckets where id = $1', id);
      return { happened: found.length > 0, response };
    },
  },
  {
    name: 'let the bucket take SVG',
    allowed: SERVICE,
    async attempt(project, caller) {
      const before = await bucketTypes(project);
      const response = await project.as(caller, 'PUT', `/storage/v1/bucket/${BUCKET}`, {
        body: JSON.stringify({ public: true, allowed_mime_types: [...before, 'image/svg+xml'] }),
      });
      const happened = (await bucketTypes(project)).includes('image/svg+xml');
      await rows(
        project,
        'update storage.buckets set allowed_mime_types = $1 where id = $2',
        before,
        BUCKET,
      );
      return { happened, response };
    },
  },
  {
    name: 'read staff rows',
    allowed: WRITERS,
    attempt: reads('GET', '/rest/v1/staff?select=*'),
  },
  {
    name: 'make oneself staff',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { stranger } = project.users;
      const response = await project.as(caller, 'POST', '/rest/v1/staff', {
        body: JSON.stringify({ user_id: stranger }),
        headers: { prefer: 'resolution=merge-duplicates' },
      });
      const removed = await rows(
        project,
        'delete from public.staff where user_id = $1 returning 1',
        stranger,
      );
      return { happened: removed.length > 0, response };
    },
  },
  {
    name: 'take over a staff row',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { stranger, staff } = project.users;
      const path = `/rest/v1/staff?user_id=eq.${staff}`;
      const body = JSON.stringify({ user_id: stranger });
      const response = await project.as(caller, 'PATCH', path, { body });
      const taken = await rows(
        project,
        'update public.staff set user_id = $1 where user_id = $2 returning 1',
        ...[staff, stranger],
      );
      return { happened: taken.length > 0, response };
    },
  },
  {
    name: 'remove a member of staff',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { staff } = project.users;
      const response = await project.as(caller, 'DELETE', `/rest/v1/staff?user_id=eq.${staff}`);
      const added = await rows(
        project,
        'insert into public.staff (user_id) values ($1) on conflict do nothing returning 1',
        staff,
      );
      return { happened: added.length > 0, response };
    },
  },
  {
    name: 'be told “yes” by is_staff()',
    allowed: ['staff'],
    async attempt(project, caller) {
      const response = await project.as(caller, 'POST', '/rest/v1/rpc/is_staff', { body: '{}' });
      return { happened: (await response.clone().json()) === true, response };
    },
  },
  { name: 'read auth.users directly', allowed: NOBODY, attempt: readsSchema('auth', 'users') },
  {
    name: 'read auth.sessions directly',
    allowed: NOBODY,
    attempt: readsSchema('auth', 'sessions'),
  },
  {
    name: 'read storage.objects directly',
    allowed: NOBODY,
    attempt: readsSchema('storage', 'objects'),
  },
  {
    name: 'read the migration history directly',
    allowed: NOBODY,
    attempt: readsSchema('supabase_migrations', 'schema_migrations'),
  },
];

async function bucketTypes(project: LockedProject): Promise<string[]> {
  const [bucket] = (await rows(
    project,
    'select allowed_mime_types from storage.buckets where id = $1',
    BUCKET,
  )) as { allowed_mime_types: string[] }[];
  return bucket?.allowed_mime_types ?? [];
}
