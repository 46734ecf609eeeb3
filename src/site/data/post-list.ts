import { CARD_COLUMNS, type BlogCard } from '../../shared/blog';
import type { Endpoint } from '../../shared/endpoint';
import { readPostRows } from './post-rows';
import { withTimeout } from '../../shared/request-timeout';

/** So many of the newest posts are read before a visitor looks further: eight pages of the list. */
export const LISTED_POSTS = 48;

/** As `sortNewestFirst` orders posts, for a database that knows their days. */
export const NEWEST_FIRST = 'day.desc,created_at.desc,id';

export interface PostList {
  /** Newest first. */
  cards: readonly BlogCard[];
  /** How many posts there are; more than cards where the database is asked for what is looked for. */
  total: number;
  /** Those of all posts. */
  categories: readonly string[];
}

/** What a visitor looks for in the list. */
export interface PostSearch {
  /** Part of a title, in any case. */
  q: string;
  category?: string;
  /** Where in the list of what matches, counted from 0, and how many. */
  from: number;
  count: number;
}

interface FoundPosts {
  cards: readonly BlogCard[];
  /** The place of the first among all that match, counted from 0. */
  from: number;
  /** How many match in all. */
  total: number;
}

/** The cards of the newest posts, and what there is beside them. */
export async function listPosts(project: Endpoint, signal: AbortSignal): Promise<PostList> {
  const [{ cards, total }, categories] = await Promise.all([
    readWindow(project, { q: '', from: 0, count: LISTED_POSTS }, signal),
    listCategories(project, signal),
  ]);
  return { cards, total, categories };
}

/** A list that holds all there is. */
export function wholeList(cards: readonly BlogCard[]): PostList {
  const categories = [...new Set(cards.map(({ category }) => category))];
  return { cards, total: cards.length, categories };
}

/** Posts that match, at a place of their list; the last ones of a list that ends before. */
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
    from,
    to: from + count - 1,
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
