import type { Tables } from './database.types';
import { parseDisplayDate } from './time/display-date.ts';

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

/** Takes the place of a slug in previews, so it is reserved. */
export const PREVIEW_SLUG = 'preview';

/** The preview of an unpublished post; the fragment keeps the token from servers. */
export function previewPath(token: string): string {
  return `${postPath(PREVIEW_SLUG)}#${token}`;
}

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
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
