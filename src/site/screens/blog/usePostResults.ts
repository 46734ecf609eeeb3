import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type RefObject } from 'react';
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
import { PAGE_SIZE, pageOf, type Page } from './pages';
import { useNewPosts } from './useNewPosts';

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
