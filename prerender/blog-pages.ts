import {
  ADDED_CARD_COLUMNS,
  CARD_COLUMNS,
  type BlogCard,
  type BlogPost,
} from '../src/shared/blog.ts';
import { TAKEN_SLUGS } from '../src/shared/taken-slugs.ts';
import type { PageData } from '../src/site/data/page-data.ts';
import type { BuiltPictures } from '../src/site/pictures/built-pictures.ts';
import type { Blog } from './read-blog.ts';
import type { SiteBundle } from './site-bundle.ts';

/** Slugs that are safe as a file's name, on a disk that ignores case, too; a post with another opens through the shell. */
const FILE_NAME = /^[a-z0-9][a-z0-9_-]*$/i;

export function hasPage({ slug }: Pick<BlogPost, 'slug'>): boolean {
  return FILE_NAME.test(slug) && !TAKEN_SLUGS.includes(slug.toLowerCase());
}

/**
 * What /blog has read when it is rendered: the newest posts. A database that knows the days of posts is asked for others
 * when they are looked for; otherwise the browser reads all as soon as it can.
 */
export function listData(
  { posts, pictures }: Blog,
  { queryKeys, postsVersion, wholeList, LISTED_POSTS }: SiteBundle,
): PageData {
  const cards = posts.slice(0, LISTED_POSTS).map(card);
  const isAnswered = posts.length <= LISTED_POSTS || posts.every(({ day }) => day !== undefined);
  const list = isAnswered ? { ...wholeList(posts), cards } : wholeList(cards);
  return {
    queries: [[queryKeys.posts, list]],
    version: isAnswered ? postsVersion(posts, posts.length) : undefined,
    pictures: picturesOf(cards, pictures),
  };
}

/** What the page of a post has read when it is rendered, but for the post itself. */
export function dataAroundPost(
  post: BlogPost,
  { posts, pictures }: Blog,
  { queryKeys, postsVersion, postSurroundings }: SiteBundle,
): PageData {
  const { related, ...neighbours } = postSurroundings(post, posts);
  const around = { related: related.map(card), ...neighbours };
  return {
    queries: [[queryKeys.around(post), around]],
    version: postsVersion(posts, posts.length),
    pictures: picturesOf([post, ...related], pictures),
  };
}

function picturesOf(shown: readonly Pick<BlogCard, 'image'>[], pictures: BuiltPictures) {
  return Object.fromEntries(
    shown.flatMap(({ image }) => (pictures[image] ? [[image, pictures[image]]] : [])),
  );
}

function card(post: BlogPost): BlogCard {
  const columns = [...CARD_COLUMNS, ...ADDED_CARD_COLUMNS].filter((column) => column in post);
  return Object.fromEntries(columns.map((column) => [column, post[column]])) as unknown as BlogCard;
}
