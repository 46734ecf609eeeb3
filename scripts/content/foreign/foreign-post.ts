import { hash } from 'node:crypto';
import { UserError } from '../../../supabase/user-error.ts';
import type { SearchWords } from './search-words.ts';

/** A published post or page as another system's export tells of it. */
export interface ForeignPost {
  /** Stands at an address of its own, beside the blog. */
  isPage: boolean;
  title: string;
  slug: string;
  /** Where it was read until now. */
  address: string;
  html: string;
  excerpt: string;
  /** The day it was published, "2025-05-14". */
  day: string;
  /** RFC 3339. */
  createdAt: string;
  updatedAt: string;
  /** Best first. */
  categories: string[];
  /** Address of its main picture, and what that shows. */
  picture?: string;
  pictureAlt?: string;
  search?: SearchWords;
  /** What a reader saw of it that has no place here, each in the middle of a sentence. */
  losses: ReadonlySet<string>;
}

export interface ForeignBlog {
  /** Its own address, against which others are read. */
  site: string;
  posts: ForeignPost[];
  /** What is not for everybody, or neither post nor page, a line each with the reason. */
  skipped: string[];
  /** Published posts and pages that cannot come, a line each with the reason. */
  leftOut: string[];
}

/** Adds a post, or says why it is left out: one odd post does not keep the others from coming. */
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

/** The time in RFC 3339; `undefined` for none, as "0000-00-00" says. */
export function readTime(text: string | null | undefined): string | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The same id for the same name, today and at the next try (RFC 9562, version 8). */
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
