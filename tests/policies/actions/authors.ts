import { aPost } from '../../support/posts.ts';
import type { Caller, LockedProject } from '../locked-project.ts';
import { aPictureName, BUCKET, stored, upload } from '../pictures.ts';
import {
  adds,
  calls,
  changes,
  deletes,
  finds,
  MEMBERS,
  onTable,
  reads,
  STAFF,
  type Action,
  type Target,
} from './action.ts';
import { insertRow } from './table.ts';

/** The author's own row; the rest of the matrix uses rows of nobody. */
export const own = (project: LockedProject, caller: Caller) =>
  caller === 'author' || caller === 'editor' || caller === 'owner' ? project.users[caller] : null;

const NOW = () => new Date().toISOString();

/** A post of the caller's own. */
const ownPost = (published_at: () => string | null): Target => ({
  table: 'blog_posts',
  make: (project, caller) =>
    insertRow(project, 'blog_posts', () => ({
      ...aPost({ published_at: published_at() }),
      author_id: own(project, caller),
    })),
});
const draft = ownPost(() => null);
const published = ownPost(NOW);

const EDITORS: readonly Caller[] = [...STAFF, 'service key'];
const AUTHORS: readonly Caller[] = [...MEMBERS, 'service key'];

/** An author's rights depend on whose post it is, and whether it is public. */
export const AUTHOR_ACTIONS: readonly Action[] = [
  ...onTable('blog_posts', [
    {
      name: 'have one’s name on what one writes',
      allowed: MEMBERS,
      async attempt(project, caller) {
        const post = aPost();
        const { response } = await adds('blog_posts', () => post)(project, caller);
        const sql = 'select 1 from public.blog_posts where slug = $1 and author_id = $2';
        return { happened: await finds(project, sql, post.slug, own(project, caller)), response };
      },
    },
    {
      name: 'write in another’s name',
      allowed: EDITORS,
      attempt: adds('blog_posts', ({ users }) => ({
        ...aPost({ published_at: null }),
        author_id: users.stranger,
      })),
    },
    {
      name: 'be published as soon as it is written',
      allowed: EDITORS,
      attempt: adds('blog_posts', () => aPost({ published_at: NOW() }), 'published_at is not null'),
    },
    {
      name: 'read one’s own draft, and its history',
      allowed: AUTHORS,
      async attempt(project, caller) {
        const id = await draft.make(project, caller);
        const post = await reads('GET', `/rest/v1/blog_posts?id=eq.${id}`)(project, caller);
        const history = await reads('GET', `/rest/v1/revisions?row_id=eq.${id}`)(project, caller);
        return { happened: post.happened && history.happened, response: post.response };
      },
    },
    {
      name: 'change one’s own draft',
      allowed: AUTHORS,
      attempt: changes(draft, { title: 'Changed' }),
    },
    {
      name: 'ask for a review of one’s own draft',
      allowed: AUTHORS,
      attempt: changes(draft, { review_requested_at: NOW() }, 'review_requested_at is not null'),
    },
    {
      name: 'read who wrote the posts',
      allowed: MEMBERS,
      async attempt(project, caller) {
        await draft.make(project, 'editor');
        const isNamed = (answer: unknown) => project.users.editor in (answer as object);
        return calls('post_authors', {}, isNamed)(project, caller);
      },
    },
    {
      name: 'publish one’s own draft',
      allowed: EDITORS,
      attempt: changes(draft, { published_at: NOW() }, 'published_at is not null'),
    },
    {
      name: 'change one’s own post that readers see',
      allowed: EDITORS,
      attempt: changes(published, { title: 'Changed' }),
    },
    { name: 'delete one’s own draft', allowed: AUTHORS, attempt: deletes(draft) },
  ]),
  {
    name: 'delete a picture that one has uploaded',
    bucket: BUCKET,
    allowed: AUTHORS,
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
