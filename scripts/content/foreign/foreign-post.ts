import { hash } from 'node:crypto';
import { UserError } from '../../../supabase/user-error.ts';
import type { SeoFields } from './seo-fields.ts';

/** A published post or page of another system's export. */
export interface ForeignPost {
  /** At an address of its own, beside the blog. */
  isPage: boolean;
  title: string;
  slug: string;
  /** Its old address. */
  address: string;
  html: string;
  excerpt: string;
  /** The day of publication, "2025-05-14". */
  day: string;
  /** Times are in PostgREST's form. */
  createdAt: string;
  updatedAt: string;
  /** Best first. */
  categories: string[];
  /** Address of its main picture, and its description. */
  picture?: string;
  pictureAlt?: string;
  search?: SeoFields;
  /** What readers of the source lose here, each in the middle of a sentence. */
  losses: ReadonlySet<string>;
}

export interface ForeignBlog {
  /** Its own address, which resolves relative ones. */
  site: string;
  posts: ForeignPost[];
  /** Drafts, and what is neither post nor page; a line each with the reason. */
  skipped: string[];
  /** Published posts and pages that cannot be imported, a line each with the reason. */
  leftOut: string[];
}

/** Adds a post, or the reason why it is left out. */
export function addPost(
  blog: Pick<ForeignBlog, 'posts' | 'leftOut'>,
  name: string,
  read: () => ForeignPost,
): void {
  try {
    const post = read();
    const { title, slug, html, excerpt, picture = '', pictureAlt = '', search } = post;
    const { title: searchTitle = '', description = '' } = search ?? {};
    const texts = [title, slug, html, excerpt, picture, pictureAlt, searchTitle, description];
    if (!texts.every((text) => typeof text === 'string')) throw new TypeError();
    blog.posts.push(post);
  } catch (error) {
    const reason = error instanceof UserError ? error.message : 'it is not written as a post is';
    blog.leftOut.push(`${name}: ${reason}`);
  }
}

/** In PostgREST's form; `undefined` for none, which may be written "0000-00-00". */
export function readTime(text: string | null | undefined): string | undefined {
  // Null for no time.
  const time = new Date(text ?? '').toJSON() as string | null;
  return time?.replace(/(?:\.000)?Z$/, '+00:00');
}

/** A UUID derived from the name (RFC 9562, version 8). */
export function stableUuid(name: string): string {
  const hex = hash('sha256', name);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
