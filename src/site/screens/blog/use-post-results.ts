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
import { PAGE_SIZE, pageOf, type Page } from './page-numbers';

export interface PostResults {
  page: Page<BlogCard>;
  /** How many match in all. */
  total: number;
  /** Whether more is on its way to this page. */
  isLoading: boolean;
  /** How many newer ones wait to be shown. */
  waiting: number;
  showAll: () => void;
}

const NONE: PostList = { cards: [], total: 0, categories: [] };

/**
 * A page of the posts that match, and the list they are of. What the list holds is searched here at every key; of a
 * longer blog the newest posts show at once what they can, and the database answers for all.
 * @param settled the filters at the last pause in typing, which the database is asked for
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
  // What the database adds to what was known at once is not news.
  const search = `${isKnown} ${writeFilters(shown)}`;
  const { posts, waiting, showAll } = useNewPosts(known.cards, search, section);
  const total = known.total - waiting;
  // Of a page that cannot be read the last one that is here takes the place.
  const last = isError && !found ? Math.ceil(posts.length / PAGE_SIZE) : Infinity;
  const page = pageOf({ items: posts, from: known.from, total }, Math.min(shown.page, last));
  return { list, results: { page, total, isLoading: !isKnown, waiting, showAll } };
}

/** Whether the list holds the page: it is all there is, or the page is among the newest posts. */
function holds({ cards, total }: PostList, filters: BlogFilters): boolean {
  const isNewest = isUnfiltered(filters) && filters.page * PAGE_SIZE <= cards.length;
  return cards.length >= total || isNewest;
}

/** The key that was pressed, or the button, shows first; what it finds follows, and a further key goes before that. */
function useShownFilters({ q, category, page }: BlogFilters): BlogFilters {
  return useDeferredValue(useMemo(() => ({ q, category, page }), [q, category, page]));
}

function useFoundPosts({ q, category, page }: BlogFilters, enabled: boolean) {
  const search = {
    q: q.trim(),
    category: category === ALL_CATEGORIES ? undefined : category,
    from: (page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
  };
  return useQuery({ ...foundPostsQuery(search), enabled });
}

/**
 * Keeps posts that are published while the list is being read from moving what is read: they wait above it until the
 * visitor asks for them, or looks for something else. A list out of view simply has them, and so has one whose visitor
 * has only just arrived.
 * @param posts all that match, newest first
 * @param search what they match; another search starts afresh
 */
export function useNewPosts(
  posts: readonly BlogCard[],
  search: string,
  list: RefObject<HTMLElement | null>,
) {
  const [shown, setShown] = useState({ posts, search });
  const waiting = search === shown.search ? newerThan(shown.posts, posts) : 0;
  // What is not newer only follows, changes or goes.
  if (waiting === 0 && (posts !== shown.posts || search !== shown.search))
    setShown({ posts, search });

  const showAll = () => setShown({ posts, search });

  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- where the list stands is known only once it is laid out
    if (waiting > 0 && !isBeingRead(list.current)) setShown({ posts, search });
  }, [waiting, posts, search, list]);

  return { posts: posts.slice(waiting), waiting, showAll };
}

/** How many posts stand before the first that was known. */
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
