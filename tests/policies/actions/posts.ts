import { aPost } from '../../support/posts.ts';
import type { LockedProject } from '../locked-project.ts';
import { EVERYONE, finds, reads, rows, WRITERS, type Action } from './action.ts';

async function insertPost(project: LockedProject): Promise<string> {
  const { title, slug, category, excerpt, content, date, image } = aPost();
  const [row] = (await rows(
    project,
    'insert into public.blog_posts (title, slug, category, excerpt, content, date, image) values ($1, $2, $3, $4, $5, $6, $7) returning id',
    ...[title, slug, category, excerpt, content, date, image],
  )) as { id: string }[];
  return row?.id ?? '';
}

export const POST_ACTIONS: readonly Action[] = [
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
      const found = await finds(
        project,
        'select 1 from public.blog_posts where slug = $1',
        post.slug,
      );
      return { happened: found, response };
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
      const found = await finds(
        project,
        "select 1 from public.blog_posts where id = $1 and title = 'Changed'",
        id,
      );
      return { happened: found, response };
    },
  },
  {
    name: 'delete a post',
    allowed: WRITERS,
    async attempt(project, caller) {
      const id = await insertPost(project);
      const response = await project.as(caller, 'DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
      const found = await finds(project, 'select 1 from public.blog_posts where id = $1', id);
      return { happened: !found, response };
    },
  },
];
