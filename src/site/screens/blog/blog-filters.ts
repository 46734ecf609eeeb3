import type { BlogCard } from '../../../shared/blog';
import { plainLetters } from '../../../shared/plain-letters';

/** docs/specification.md, 2. */
export const ALL_CATEGORIES = 'All';

/** Parameters of /blog?q=&category=&page= */
export interface BlogFilters {
  /** Part of a title, ignoring case. */
  q: string;
  category: string;
  /** From 1; beyond the end, the last page is shown. */
  page: number;
}

export const NO_FILTERS: BlogFilters = { q: '', category: ALL_CATEGORIES, page: 1 };

export function readFilters(params: URLSearchParams): BlogFilters {
  const page = params.get('page') ?? '';
  return {
    q: params.get('q') ?? NO_FILTERS.q,
    category: params.get('category') || NO_FILTERS.category,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : NO_FILTERS.page,
  };
}

/** Omits defaults: the unfiltered list is /blog. */
export function writeFilters({ q, category, page }: BlogFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category !== ALL_CATEGORIES) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params;
}

export function isUnfiltered({ q, category }: BlogFilters): boolean {
  return q.trim() === '' && category === ALL_CATEGORIES;
}

/** By title, ignoring case and accents, and by category (docs/specification.md, 5), as the server does (data/post-rows.ts). */
export function filterPosts<Post extends Pick<BlogCard, 'title' | 'category'>>(
  posts: readonly Post[],
  { q, category }: Pick<BlogFilters, 'q' | 'category'>,
): Post[] {
  const wanted = plainLetters(q.trim());
  return posts.filter(
    (post) =>
      (category === ALL_CATEGORIES || post.category === category) &&
      plainLetters(post.title).includes(wanted),
  );
}

/**
 * 'All', then the posts' categories in the order of staff, unknown ones last.
 * @param known all categories, in order
 */
export function categoryChoices(
  ofPosts: readonly string[],
  known: readonly { name: string }[],
): string[] {
  const inOrder = known.map(({ name }) => name).filter((name) => ofPosts.includes(name));
  return [...new Set([ALL_CATEGORIES, ...inOrder, ...ofPosts])];
}
