import type { Tables } from './database.types';
import { plainLetters } from './plain-letters.ts';

type Row = Tables<'blog_posts'>;
type AddedColumn =
  | 'published_at'
  | 'image_alt'
  | 'image_focus'
  | 'search_title'
  | 'search_description'
  | 'word_count'
  | 'day'
  | 'author_id'
  | 'review_requested_at';

/** A post as the specification has it (section 3), and what later migrations add to it; what staff search is nobody's to read. */
export type BlogPost = Omit<Row, AddedColumn | 'search_text' | 'category'> &
  Partial<Pick<Row, AddedColumn>> & { category: string };

/** What a card shows in a project that has the columns of docs/specification.md, 3, and no others. */
export const SPECIFIED_CARD_COLUMNS = [
  'id',
  'title',
  'excerpt',
  'date',
  'image',
  'category',
  'slug',
  'created_at',
] as const satisfies (keyof BlogPost)[];

/** What a card of the list shows; the body is fetched when a post is opened. */
export const CARD_COLUMNS = [
  ...SPECIFIED_CARD_COLUMNS,
  'image_alt',
  'image_focus',
  'word_count',
] as const satisfies (keyof BlogPost)[];

/** What the page of a post shows, and what the build knows of it. */
export const POST_COLUMNS = [
  ...CARD_COLUMNS,
  'content',
  'search_title',
  'search_description',
  'published_at',
  'updated_at',
] as const satisfies (keyof BlogPost)[];

/** What the page of a post shows in a project that has the columns of docs/specification.md, 3, and no others. */
export const SPECIFIED_POST_COLUMNS = [
  ...SPECIFIED_CARD_COLUMNS,
  'content',
  'updated_at',
] as const satisfies (keyof BlogPost)[];

export type BlogCard = Pick<BlogPost, (typeof CARD_COLUMNS)[number]>;

/** The image value of a post that has no picture of its own (docs/specification.md, 5). */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** Whether a post shows a picture of its own; otherwise its category's takes its place (docs/specification.md, 2). */
export function hasOwnImage({ image }: Pick<BlogPost, 'image'>): boolean {
  return image.trim() !== '' && !image.endsWith(PLACEHOLDER_IMAGE);
}

export const BLOG_IMAGES_BUCKET = 'blog-images';

/** Signs inside a word: "Sam’s", "12,000". */
const IN_WORDS = /['’‘ʼʻ`´′]|(?<=\d),(?=\d{3})/g;
/** Signs that part words as white space does: dashes, slashes, "&", "+", a decimal point, the fraction of "2½". */
const BETWEEN_WORDS = /[\s\p{Pd}\p{Pc}\p{S}/\\&:;,·•…]+|(?<=\d)\.(?=\d)|(?<=\d)(?=[¼-¾⅐-⅞])/gu;

/**
 * A text as part of an address: lower-cased, punctuation removed, white space turned into hyphens (docs/specification.md,
 * 5), and so what parts words otherwise. Latin letters lose what is added to them: "Café" gives "cafe", "Łódź" "lodz"; the
 * result is empty when no such letter and no digit is left.
 */
export function slugify(text: string): string {
  const inWords = text.replace(IN_WORDS, '').replace(BETWEEN_WORDS, '-');
  return plainLetters(inWords.normalize('NFKD'))
    .replace(/[\s\p{Pd}\p{S}]/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Stands in the place of a slug where a post is shown that is not public; no post may have it. */
export const PREVIEW_SLUG = 'preview';

/** Where somebody with a token reads a post that is not public; no server is told what stands behind the "#". */
export function previewPath(token: string): string {
  return `${postPath(PREVIEW_SLUG)}#${token}`;
}

/** Where a post is read. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** As the specification's dates name them. */
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

/** The day as posts show it, in long US form: "May 14, 2025" (docs/specification.md, 5). */
export function formatDisplayDate(date: Date): string {
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** Milliseconds since the epoch (UTC midnight) of a display date, or `undefined` when it cannot be read. */
export function parseDisplayDate(text: string): number | undefined {
  const match = /^\s*([A-Za-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  const [, name = '', day = '', year = ''] = match;
  const month = MONTHS.findIndex(
    (m) => name.length >= 3 && m.toLowerCase().startsWith(name.toLowerCase()),
  );
  if (month < 0) return undefined;
  // Date.UTC() takes the years before 100 for those of the last century.
  const time = new Date(0).setUTCFullYear(Number(year), month, Number(day));
  return new Date(time).getUTCDate() === Number(day) ? time : undefined;
}

/** Ten years from now: beyond it a date is a slip. */
const YEARS_AHEAD = 10;

/** The first and the last day, as machines read them, that a post may be dated; the database's limits. */
export function publishableDays(now = new Date()): { first: string; last: string } {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD);
  return { first: '1990-01-01', last: last.toISOString().slice(0, 10) };
}

/** The day of a display date as machines read it, "2025-05-14" (HTML `time`, RFC 3339), or `undefined` when it cannot be read. */
export function isoDay(displayDate: string): string | undefined {
  const time = parseDisplayDate(displayDate);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}

/**
 * The posts, newest first by the meaning of the display date; ties by creation time; unreadable dates last. Each date is read once, because there may be thousands.
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
