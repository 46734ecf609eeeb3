import { PLACEHOLDER_IMAGE, postPath } from '../../../src/shared/blog.ts';
import { TAKEN_SLUGS } from '../../../src/shared/slug.ts';
import { articleExcess } from '../../../src/shared/article/article-limits.ts';
import { formatDisplayDate } from '../../../src/shared/time/display-date.ts';
import { blogPosts } from '../../../src/content-types/blog-posts.ts';
import { MAX_ALT_TEXT } from '../../../src/schema/kinds/alt-text.ts';
import type { Row } from '../portable-row.ts';
import { type Article, fitted } from './article.ts';
import { plainText, window } from './foreign-dom.ts';
import { type ForeignPost, stableUuid } from './foreign-post.ts';

const fields = {
  ...blogPosts.fields,
  image_alt: { ...blogPosts.fields.image_alt, maxLength: MAX_ALT_TEXT },
};
/** Characters of an excerpt that is derived from the text. */
const CARD_WORDS = 180;

/** Decodes entities; WordPress and its plugins escape all but angle brackets. */
export const plainWords = (written = ''): string => plainText(written.replaceAll('<', '&lt;'));

/** Why a post or page cannot be imported; `undefined` when it can. */
export function unfit(name: string, slug: string, html: string): string | undefined {
  if (!name) return 'it has no title';
  if (!slug) return 'no address can be made of its own';
  if (!html) return 'a reader would see nothing of its text';
  if (html.length > fields.content.maxLength) return 'its text is longer than 200,000 characters';
  return articleExcess(html, window)
    ? 'its text is nested too deep, or of too many parts'
    : undefined;
}

export function unfitPost(slug: string): string | undefined {
  return TAKEN_SLUGS.includes(slug)
    ? `its address, ${postPath(slug)}, belongs to the site itself`
    : undefined;
}

export function postRow(
  post: ForeignPost,
  made: { slug: string; category: string; content: string },
  {
    picture,
    opening,
    losses,
  }: Pick<Article, 'opening'> & {
    /** Gives the new address of a picture. */
    picture: (address: string) => string;
    losses: Set<string>;
  },
): Row {
  const [year, month, day] = post.day.split('-').map(Number);
  const address = post.picture ? picture(post.picture) : '';
  const image = /^(?:https:|\/)/.test(address) ? address : PLACEHOLDER_IMAGE;
  const fit = (name: Fitted, text: string) => fitted(text, fields[name], losses);
  const title = fit('title', post.title);
  return {
    ...made,
    image,
    id: stableUuid(post.address),
    title,
    excerpt: fit('excerpt', plainText(post.excerpt)) || opening(CARD_WORDS) || title,
    date: formatDisplayDate(new Date(year ?? 1970, (month ?? 1) - 1, day)),
    published_at: post.createdAt,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
    ...given({
      image_alt: image === PLACEHOLDER_IMAGE ? '' : fit('image_alt', plainWords(post.pictureAlt)),
      search_title: fit('search_title', plainWords(post.search?.title)),
      search_description: fit('search_description', plainWords(post.search?.description)),
    }),
  };
}

type Fitted = 'title' | 'excerpt' | 'image_alt' | 'search_title' | 'search_description';

/** Without empty values, so that an import changes no such column. */
function given(columns: Record<string, string>): Row {
  return Object.fromEntries(Object.entries(columns).filter(([, text]) => text !== ''));
}
