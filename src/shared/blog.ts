import type { Tables } from './database.types';
import { plainLetters } from './plain-letters.ts';

type Row = Tables<'blog_posts'>;
type AddedColumn =
  | 'published_at'
  | 'published_until'
  | 'leads_to'
  | 'image_alt'
  | 'image_focus'
  | 'search_title'
  | 'search_description'
  | 'word_count'
  | 'day'
  | 'author_id'
  | 'review_requested_at'
  | 'popular';

/** docs/specification.md, 3, and later columns; without the column for staff's search. */
export type BlogPost = Omit<Row, AddedColumn | 'search_text' | 'category'> &
  Partial<Pick<Row, AddedColumn>> & { category: string };

/** docs/specification.md, 9. */
export const POSTS_PER_PAGE = 6;

/** Columns of a card; the body is fetched with the post. */
export const CARD_COLUMNS = [
  'id',
  'title',
  'excerpt',
  'date',
  'image',
  'category',
  'slug',
  'created_at',
  'image_alt',
  'image_focus',
  'word_count',
] as const satisfies (keyof BlogPost)[];

/** Columns of a post's page. */
export const POST_COLUMNS = [
  ...CARD_COLUMNS,
  'content',
  'search_title',
  'search_description',
  'published_at',
  'updated_at',
] as const satisfies (keyof BlogPost)[];

export type BlogCard = Pick<BlogPost, (typeof CARD_COLUMNS)[number]>;

/** The image of a post without a picture (docs/specification.md, 5). */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** Without a picture of its own a post shows its category's (docs/specification.md, 2). */
export function hasOwnImage({ image }: Pick<BlogPost, 'image'>): boolean {
  return image.trim() !== '' && !image.endsWith(PLACEHOLDER_IMAGE);
}

export const BLOG_IMAGES_BUCKET = 'blog-images';

/** Characters inside a word: "Sam’s", "12,000". */
const IN_WORDS = /['’‘ʼʻ`´′]|(?<=\d),(?=\d{3})/g;
/** Separators beside white space: dashes, slashes, "&", "+", a decimal point, the fraction of "2½". */
const BETWEEN_WORDS = /[\s\p{Pd}\p{Pc}\p{S}/\\&:;,·•…]+|(?<=\d)\.(?=\d)|(?<=\d)(?=[¼-¾⅐-⅞])/gu;

/**
 * Lower case, without punctuation, separators as hyphens (docs/specification.md, 5). Latin letters lose their marks:
 * "Café" gives "cafe", "Łódź" "lodz"; empty where no such letter and no digit is left.
 */
export function slugify(text: string): string {
  const withoutInnerMarks = text.replace(IN_WORDS, '').replace(BETWEEN_WORDS, '-');
  return plainLetters(withoutInnerMarks.normalize('NFKD'))
    .replace(/[\s\p{Pd}\p{S}]/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Takes the place of a slug in previews, so it is reserved. */
export const PREVIEW_SLUG = 'preview';

/** The preview of an unpublished post; the fragment keeps the token from servers. */
export function previewPath(token: string): string {
  return `${postPath(PREVIEW_SLUG)}#${token}`;
}

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** In long US form: "May 14, 2025" (docs/specification.md, 5). */
export function formatDisplayDate(date: Date): string {
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** Milliseconds since the epoch (UTC midnight); `undefined` for an invalid display date. */
export function parseDisplayDate(text: string): number | undefined {
  const match = /^\s*([A-Za-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  const [, name = '', day = '', year = ''] = match;
  const month = MONTHS.findIndex(
    (m) => name.length >= 3 && m.toLowerCase().startsWith(name.toLowerCase()),
  );
  if (month < 0) return undefined;
  // Date.UTC() maps years below 100 to the last century.
  const time = new Date(0).setUTCFullYear(Number(year), month, Number(day));
  return new Date(time).getUTCDate() === Number(day) ? time : undefined;
}

/** Years ahead; a later date is a typing error. */
const YEARS_AHEAD = 10;

/** ISO dates of the database's limits. */
export function publishableDays(now = new Date()): { first: string; last: string } {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD);
  return { first: '1990-01-01', last: last.toISOString().slice(0, 10) };
}

/** "2025-05-14" (HTML `time`, RFC 3339); `undefined` for an invalid display date. */
export function isoDay(displayDate: string): string | undefined {
  const time = parseDisplayDate(displayDate);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}

/**
 * By display date, then by creation time; invalid dates last. Parses each date once, because there may be thousands.
 */
export function sortNewestFirst<Post extends Pick<BlogPost, 'date' | 'created_at'>>(
  posts: readonly Post[],
): Post[] {
  return posts
    .map((post) => ({
      post,
      day: parseDisplayDate(post.date) ?? -Infinity,
      created: Date.parse(post.created_at),
    }))
    .sort((a, b) => (a.day === b.day ? b.created - a.created : b.day - a.day))
    .map(({ post }) => post);
}
