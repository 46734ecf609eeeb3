import { CARD_COLUMNS, type BlogCard } from '../../shared/blog';
import { POSTS_PER_PAGE } from './paginate';
import type { Endpoint } from '../../shared/supabase';
import { readPostRows } from './post-rows';
import { withTimeout } from '../../shared/request-timeout';

/** Newest posts loaded initially. */
export const LISTED_POSTS = 8 * POSTS_PER_PAGE;

/** The order of `sortNewestFirst`. */
export const NEWEST_FIRST = 'day.desc,created_at.desc,id';

export interface PostList {
  /** Newest first. */
  cards: readonly BlogCard[];
  /** Of all posts; greater than the number of cards if searches query the database. */
  total: number;
  /** Of all posts. */
  categories: readonly string[];
}

export interface PostSearch {
  /** Part of a title, ignoring case. */
  q: string;
  category?: string;
  /** Index of the first match, from 0. */
  from: number;
  count: number;
}

interface FoundPosts {
  cards: readonly BlogCard[];
  /** Index of the first card among all matches, from 0. */
  from: number;
  /** Of all matches. */
  total: number;
}

/** The newest posts, and all categories. */
export async function listPosts(project: Endpoint, signal: AbortSignal): Promise<PostList> {
  const [{ cards, total }, categories] = await Promise.all([
    readWindow(project, { q: '', from: 0, count: LISTED_POSTS }, signal),
    listCategories(project, signal),
  ]);
  return { cards, total, categories };
}

/** For a list of all posts. */
export function wholeList(cards: readonly BlogCard[]): PostList {
  const categories = [...new Set(cards.map(({ category }) => category))];
  return { cards, total: cards.length, categories };
}

/** Matches from an index; the last page if it is beyond the end. */
export async function findPosts(
  project: Endpoint,
  search: PostSearch,
  signal: AbortSignal,
): Promise<FoundPosts> {
  const found = await readWindow(project, search, signal);
  if (found.cards.length > 0 || found.total === 0) return found;
  const from = Math.floor((found.total - 1) / search.count) * search.count;
  return readWindow(project, { ...search, from }, signal);
}

async function readWindow(
  project: Endpoint,
  { q, category, from, count }: PostSearch,
  signal: AbortSignal,
): Promise<FoundPosts> {
  const { rows, total } = await readPostRows(project, {
    columns: CARD_COLUMNS,
    where: category === undefined ? {} : { category },
    title: q,
    order: NEWEST_FIRST,
    offset: from,
    limit: count,
    signal: withTimeout(signal),
  });
  return { cards: rows, from, total };
}

async function listCategories(
  { url, key, fetch: request = fetch }: Endpoint,
  signal: AbortSignal,
): Promise<string[]> {
  const response = await request(`${url}/rest/v1/rpc/post_categories`, {
    headers: { apikey: key },
    signal: withTimeout(signal),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as string[];
}
