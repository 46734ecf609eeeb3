import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { BlogCard } from '../../../shared/blog';
import type { PostList } from '../../data/post-list';
import { foundPostsQuery, postsQuery } from '../../data/post-queries';
import {
  ALL_CATEGORIES,
  filterPosts,
  isUnfiltered,
  writeFilters,
  type BlogFilters,
} from './blog-filters';
import { POSTS_PER_PAGE, pageOf, type Page } from '../../data/paginate';

export interface PostResults {
  page: Page<BlogCard>;
  /** Of all matches. */
  total: number;
  /** More results of this page are loading. */
  isLoading: boolean;
  /** Number of new posts not shown yet. */
  waiting: number;
  showAll: () => void;
}

const NONE: PostList = { cards: [], total: 0, categories: [] };

/**
 * A page of matching posts, and the list. Filters the loaded list at every key; for a longer blog, the database's
 * results replace those of the newest posts.
 * @param settled debounced filters, for the database
 */
export function usePostResults(
  filters: BlogFilters,
  settled: BlogFilters,
  section: RefObject<HTMLElement | null>,
): { list: PostList; results: PostResults } {
  const { data: list = NONE, isFetched } = useQuery(postsQuery);
  const shown = useShownFilters(filters);
  const isHere = holds(list, shown);
  const { data: answer, isError } = useFoundPosts(settled, isFetched && !holds(list, settled));
  const found = writeFilters(shown).toString() === writeFilters(settled).toString() && answer;
  const known = useMemo(() => {
    if (!isHere && found) return found;
    const cards = filterPosts(list.cards, shown);
    return { cards, from: 0, total: isUnfiltered(shown) ? list.total : cards.length };
  }, [list, found, isHere, shown]);
  const isKnown = isFetched && (isHere || Boolean(found) || isError);
  // The database's additional results are not new posts.
  const search = `${isKnown} ${writeFilters(shown)}`;
  const { posts, waiting, showAll } = useNewPosts(known.cards, search, section);
  const total = known.total - waiting;
  // On an error, the last loaded page.
  const last = isError && !found ? Math.ceil(posts.length / POSTS_PER_PAGE) : Infinity;
  const page = pageOf({ items: posts, from: known.from, total }, Math.min(shown.page, last));
  return { list, results: { page, total, isLoading: !isKnown, waiting, showAll } };
}

/** Whether the list has the page: it is complete, or the page is among the newest posts. */
function holds({ cards, total }: PostList, filters: BlogFilters): boolean {
  const isNewest = isUnfiltered(filters) && filters.page * POSTS_PER_PAGE <= cards.length;
  return cards.length >= total || isNewest;
}

/** Deferred: input renders before results, which the next key interrupts. */
function useShownFilters({ q, category, page }: BlogFilters): BlogFilters {
  return useDeferredValue(useMemo(() => ({ q, category, page }), [q, category, page]));
}

function useFoundPosts({ q, category, page }: BlogFilters, enabled: boolean) {
  const search = {
    q: q.trim(),
    category: category === ALL_CATEGORIES ? undefined : category,
    from: (page - 1) * POSTS_PER_PAGE,
    count: POSTS_PER_PAGE,
  };
  return useQuery({ ...foundPostsQuery(search), enabled });
}

/**
 * Holds back posts published meanwhile, so that the list does not move while being read: until the visitor asks for
 * them or changes the search. A list out of view, or just opened, shows them at once.
 * @param posts all matches, newest first
 * @param search key of the search; a change resets
 */
export function useNewPosts(
  posts: readonly BlogCard[],
  search: string,
  list: RefObject<HTMLElement | null>,
) {
  const [shown, setShown] = useState({ posts, search });
  const waiting = search === shown.search ? newerThan(shown.posts, posts) : 0;
  // Older, changed and deleted posts do not shift the list.
  if (waiting === 0 && (posts !== shown.posts || search !== shown.search))
    setShown({ posts, search });

  const showAll = () => setShown({ posts, search });

  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the position is known after layout
    if (waiting > 0 && !isBeingRead(list.current)) setShown({ posts, search });
  }, [waiting, posts, search, list]);

  return { posts: posts.slice(waiting), waiting, showAll };
}

/** Number of posts before the first known one. */
function newerThan(known: readonly BlogCard[], posts: readonly BlogCard[]): number {
  const ids = new Set(known.map(({ id }) => id));
  return Math.max(
    0,
    posts.findIndex(({ id }) => ids.has(id)),
  );
}

function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  const isInView = bottom > 0 && top < window.innerHeight;
  return isInView && (window.scrollY > 0 || document.activeElement !== document.body);
}
