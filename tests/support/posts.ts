import { PLACEHOLDER_IMAGE, type BlogPost } from '../../src/shared/blog.ts';
import { formatDisplayDate } from '../../src/shared/time/display-date.ts';
import { slugify } from '../../src/shared/slug.ts';
import type { TablesInsert } from '../../src/shared/database.types.ts';
import { blogCategories } from '../../src/shared/content/first-content/blog-categories.ts';
import type { Server } from './server.ts';

export const BLOG_CATEGORIES = blogCategories.map(({ name }) => name);

export type BlogPostInsert = TablesInsert<'blog_posts'>;

/** A publishable post; pass only what the test is about. */
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

/** Past every policy; returns the rows. */
export function insertPosts(server: Server, posts: BlogPostInsert[]): Promise<BlogPost[]> {
  return server.insert('blog_posts', posts);
}

/** As any visitor. */
export async function readPost(server: Server, slug: string): Promise<BlogPost> {
  const [post] = await server.rows<BlogPost>(`blog_posts?slug=eq.${slug}`);
  if (!post) throw new Error(`There is no post ${slug}`);
  return post;
}
