import { sortNewestFirst, type BlogCard, type BlogPost } from '../src/shared/blog.ts';
import type { PageData } from '../src/site/data/page-data.ts';
import type { SiteBundle } from './site-bundle.ts';

/** The list's HTML carries this many cards, ten pages of them; the rest follow when it reads all. */
const LISTED_POSTS = 60;

/** A post's HTML carries so many of its category: itself and the three related ones (spec, section 2). */
const POSTS_OF_CATEGORY = 4;

/** Slugs that are safe as a file's name; a post with another opens through the shell. */
const FILE_NAME = /^[a-z0-9][a-z0-9_-]*$/i;

export function hasPage({ slug }: Pick<BlogPost, 'slug'>): boolean {
  return FILE_NAME.test(slug);
}

/** What /blog has read when it is rendered. */
export function listData(
  posts: readonly BlogPost[],
  { queryKeys, postsVersion }: SiteBundle,
): PageData {
  return {
    queries: [[queryKeys.posts, newest(posts, LISTED_POSTS)]],
    version: posts.length <= LISTED_POSTS ? postsVersion(posts, posts.length) : undefined,
  };
}

/** What the page of a post has read when it is rendered. */
export function postData(
  post: BlogPost,
  posts: readonly BlogPost[],
  { queryKeys, postsVersion }: SiteBundle,
): PageData {
  const siblings = posts.filter(({ category }) => category === post.category);
  return {
    queries: [
      [queryKeys.post(post.slug), post],
      [queryKeys.postsOf(post.category), newest(siblings, POSTS_OF_CATEGORY)],
    ],
    version: postsVersion(posts, posts.length),
  };
}

function newest(posts: readonly BlogPost[], count: number): BlogCard[] {
  return sortNewestFirst(posts).slice(0, count).map(card);
}

function card({ id, title, excerpt, date, image, category, slug, created_at }: BlogPost): BlogCard {
  return { id, title, excerpt, date, image, category, slug, created_at };
}
