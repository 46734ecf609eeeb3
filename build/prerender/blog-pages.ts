import { CARD_COLUMNS, type BlogCard, type BlogPost } from '../../src/shared/blog.ts';
import { TAKEN_SLUGS } from '../../src/shared/slug.ts';
import type { PageData } from '../../src/site/data/page-data.ts';
import { postLinksAmong } from '../../src/site/data/related-posts.ts';
import { builtAmong, type BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import type { Blog } from './read-blog.ts';
import type { SiteBundle } from './ssr-bundle.ts';

/** Slugs that are safe as file names; other posts open through the shell. */
const FILE_NAME = /^[a-z0-9][a-z0-9_-]*$/i;

export function hasPage({ slug }: Pick<BlogPost, 'slug'>): boolean {
  return FILE_NAME.test(slug) && !TAKEN_SLUGS.includes(slug.toLowerCase());
}

/** Query data of the blog's pages. */
export function blogPages(
  { posts, pictures }: Pick<Blog, 'posts' | 'pictures'>,
  site: Pick<SiteBundle, 'queryKeys' | 'readablePost' | 'wholeList' | 'LISTED_POSTS'>,
) {
  const { queryKeys, LISTED_POSTS, wholeList } = site;
  const linksOf = postLinksAmong(posts);

  return {
    /** /blog: the newest posts; a search queries the database. */
    listData(): PageData {
      const cards = posts.slice(0, LISTED_POSTS).map(card);
      return {
        queries: [[queryKeys.posts, { ...wholeList(posts), cards }]],
        pictures: picturesOf(cards, pictures),
      };
    },
    postData(post: BlogPost): PageData {
      const { related, ...neighbours } = linksOf(post);
      return {
        queries: [
          [queryKeys.post(post.slug), site.readablePost(post)],
          [queryKeys.around(post), { related: related.map(card), ...neighbours }],
        ],
        pictures: picturesOf([post, ...related], pictures),
      };
    },
  };
}

const picturesOf = (shown: readonly Pick<BlogCard, 'image'>[], pictures: BuiltPictures) =>
  builtAmong(
    shown.map(({ image }) => image),
    pictures,
  );

function card(post: BlogPost): BlogCard {
  const columns = CARD_COLUMNS.filter((column) => column in post);
  return Object.fromEntries(columns.map((column) => [column, post[column]])) as unknown as BlogCard;
}
