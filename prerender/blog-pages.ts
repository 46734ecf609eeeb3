import { sortNewestFirst, type BlogCard, type BlogPost } from '../src/shared/blog.ts';
import type { PageData } from '../src/site/data/page-data.ts';
import type { BuiltPictures } from '../src/site/pictures/built-pictures.ts';
import type { Blog } from './read-blog.ts';
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
  { posts, pictures }: Blog,
  { queryKeys, postsVersion }: SiteBundle,
): PageData {
  const listed = newest(posts, LISTED_POSTS);
  return {
    queries: [[queryKeys.posts, listed]],
    version: posts.length <= LISTED_POSTS ? postsVersion(posts, posts.length) : undefined,
    pictures: picturesOf(listed, pictures),
  };
}

/** What the page of a post has read when it is rendered. */
export function postData(
  post: BlogPost,
  { posts, pictures }: Blog,
  { queryKeys, postsVersion }: SiteBundle,
): PageData {
  const siblings = posts.filter(({ category }) => category === post.category);
  const related = newest(siblings, POSTS_OF_CATEGORY);
  return {
    queries: [
      [queryKeys.post(post.slug), post],
      [queryKeys.postsOf(post.category), related],
    ],
    version: postsVersion(posts, posts.length),
    pictures: picturesOf([post, ...related], pictures),
  };
}

function newest(posts: readonly BlogPost[], count: number): BlogCard[] {
  return sortNewestFirst(posts).slice(0, count).map(card);
}

function picturesOf(shown: readonly Pick<BlogCard, 'image'>[], pictures: BuiltPictures) {
  return Object.fromEntries(
    shown.flatMap(({ image }) => (pictures[image] ? [[image, pictures[image]]] : [])),
  );
}

function card({ id, title, excerpt, date, image, category, slug, created_at }: BlogPost): BlogCard {
  return { id, title, excerpt, date, image, category, slug, created_at };
}
