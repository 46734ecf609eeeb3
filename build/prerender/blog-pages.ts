import { CARD_COLUMNS, type BlogCard, type BlogPost } from '../../src/shared/blog.ts';
import { TAKEN_SLUGS } from '../../src/shared/taken-slugs.ts';
import type { PageData } from '../../src/site/data/page-data.ts';
import type { BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import type { Blog } from './read-blog.ts';
import type { SiteBundle } from './site-bundle.ts';

/** Slugs that are safe as a file's name, on a disk that ignores case, too; a post with another opens through the shell. */
const FILE_NAME = /^[a-z0-9][a-z0-9_-]*$/i;

export function hasPage({ slug }: Pick<BlogPost, 'slug'>): boolean {
  return FILE_NAME.test(slug) && !TAKEN_SLUGS.includes(slug.toLowerCase());
}

type OfSite = Pick<
  SiteBundle,
  'queryKeys' | 'postsVersion' | 'postLinks' | 'wholeList' | 'LISTED_POSTS' | 'RELATED_POSTS'
>;

export interface BlogPages {
  /** Which state of the blog they show (posts-version.ts). */
  version: string;
  /**
   * What /blog has read when it is rendered: the newest posts. A database that knows the days of posts is asked for others
   * when they are looked for; otherwise the browser reads all as soon as it can, and no version holds.
   */
  listData(): PageData;
  /** What the page of a post has read when it is rendered, but for the post itself and the version. */
  dataAroundPost(post: BlogPost): PageData;
}

/** What the pages of the blog have read. What they share is worked out once, for there may be thousands. */
export function blogPages(
  { posts, pictures }: Pick<Blog, 'posts' | 'pictures'>,
  site: OfSite,
): BlogPages {
  const { queryKeys, postsVersion, postLinks, wholeList, LISTED_POSTS, RELATED_POSTS } = site;
  const version = postsVersion(posts, posts.length);
  const places = new Map(posts.map(({ id }, place) => [id, place]));
  /** The newest of each category, and of all: the related posts of any post are among them. */
  const newest = new Map<string, BlogPost[]>();
  for (const post of posts) {
    const members = newest.get(post.category) ?? [];
    if (members.length <= RELATED_POSTS) newest.set(post.category, [...members, post]);
  }
  const newestOfAll = posts.slice(0, RELATED_POSTS + 1);

  return {
    version,
    listData() {
      const cards = posts.slice(0, LISTED_POSTS).map(card);
      const isAnswered =
        posts.length <= LISTED_POSTS || posts.every(({ day }) => day !== undefined);
      const list = isAnswered ? { ...wholeList(posts), cards } : wholeList(cards);
      return {
        queries: [[queryKeys.posts, list]],
        version: isAnswered ? version : undefined,
        pictures: picturesOf(cards, pictures),
      };
    },
    dataAroundPost(post) {
      const place = places.get(post.id) ?? 0;
      const { newer, older } = postLinks(post, posts.slice(Math.max(0, place - 1), place + 2));
      const { related } = postLinks(post, [
        ...(newest.get(post.category) ?? []),
        ...newestOfAll.filter(({ category }) => category !== post.category),
      ]);
      const around = { related: related.map(card), newer, older };
      return {
        queries: [[queryKeys.around(post), around]],
        pictures: picturesOf([post, ...related], pictures),
      };
    },
  };
}

function picturesOf(shown: readonly Pick<BlogCard, 'image'>[], pictures: BuiltPictures) {
  return Object.fromEntries(
    shown.flatMap(({ image }) => (pictures[image] ? [[image, pictures[image]]] : [])),
  );
}

function card(post: BlogPost): BlogCard {
  const columns = CARD_COLUMNS.filter((column) => column in post);
  return Object.fromEntries(columns.map((column) => [column, post[column]])) as unknown as BlogCard;
}
