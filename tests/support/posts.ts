import {
  formatDisplayDate,
  PLACEHOLDER_IMAGE,
  slugify,
  type BlogPost,
  type BlogPostInsert,
} from '../../src/shared/blog.ts';
import type { Server } from './server.ts';

/** A publishable post; say only what the test is about. */
export function aPost(values: Partial<BlogPostInsert> = {}): BlogPostInsert {
  const title = values.title ?? `A post of the tests ${crypto.randomUUID().slice(0, 8)}`;
  return {
    title,
    slug: slugify(title),
    category: 'Home Cleaning',
    excerpt: 'What this post is about, in a sentence.',
    content: '<p>Wipe from the top down, and the dust falls where you have not cleaned yet.</p>',
    date: formatDisplayDate(new Date()),
    image: PLACEHOLDER_IMAGE,
    ...values,
  };
}

/** Writes posts past every policy and returns the rows. */
export async function insertPosts(server: Server, posts: BlogPostInsert[]): Promise<BlogPost[]> {
  const response = await server.request(
    '/rest/v1/blog_posts',
    { method: 'POST', body: JSON.stringify(posts) },
    'service',
  );
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as BlogPost[];
}

/** The row of a post, as any visitor may read it. */
export async function readPost(server: Server, slug: string): Promise<BlogPost> {
  const response = await server.request(`/rest/v1/blog_posts?slug=eq.${slug}`);
  const [post] = (await response.json()) as BlogPost[];
  if (!post) throw new Error(`There is no post ${slug}`);
  return post;
}

/** Removes every post that a test has added to the seeded ones. */
export async function removeAddedPosts(server: Server, seeded: ReadonlySet<string>): Promise<void> {
  const ids = await postIds(server);
  const added = [...ids].filter((id) => !seeded.has(id));
  if (added.length === 0) return;
  await server.request(
    `/rest/v1/blog_posts?id=in.(${added.join(',')})`,
    { method: 'DELETE' },
    'service',
  );
}

export async function postIds(server: Server): Promise<Set<string>> {
  const response = await server.request('/rest/v1/blog_posts?select=id', {}, 'service');
  return new Set(((await response.json()) as { id: string }[]).map(({ id }) => id));
}
