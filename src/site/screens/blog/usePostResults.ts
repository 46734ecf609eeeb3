import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, type RefObject } from 'react';
import type { BlogCard } from '../../../shared/blog';
import type { PostList, PostSearch } from '../../data/post-list';
import { foundPostsQuery, postsQuery } from '../../data/post-queries';
import { writeFilters, type BlogFilters } from './blog-filters';
import { isDistant, knownPosts, searchOf } from './known-posts';
import { pageOf, type Page } from './pages';
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
 */
export function usePostResults(
  filters: BlogFilters,
  section: RefObject<HTMLElement | null>,
): { list: PostList; results: PostResults } {
  const { data: list = NONE, isFetched } = useQuery(postsQuery);
  const shown = useShownFilters(filters);
  const { q, category, page } = shown;
  // Asked with the key itself: a phone draws the list a quarter of a second later.
  const wanted = isDistant(list, filters) ? searchOf(filters) : undefined;
  const { data: found, isError } = useFoundPosts(wanted);
  const known = useMemo(
    () => knownPosts(list, found, { q, category, page }),
    [list, found, q, category, page],
  );
  const isKnown = isFetched && (known.hasPage || isError);
  // What the database adds to what was known at once is not news.
  const search = `${isKnown} ${writeFilters(shown)}`;
  const { posts, waiting, showAll } = useNewPosts(known.posts, search, section);

  const total = known.total ?? posts.length + waiting;
  const listed = { items: posts, from: known.from, total: total - waiting };
  return {
    list,
    results: {
      page: pageOf(listed, page),
      total: total - waiting,
      isLoading: !isKnown,
      waiting,
      showAll,
    },
  };
}

/** The key that was pressed, or the button, shows first; what it finds follows, and a further key goes before that. */
function useShownFilters({ q, category, page }: BlogFilters): BlogFilters {
  return useDeferredValue(useMemo(() => ({ q, category, page }), [q, category, page]));
}

/** Asks the database; while it answers, further keys wait, so that a slow network shows something of each answer. */
function useFoundPosts(wanted: PostSearch | undefined) {
  const [asked, setAsked] = useState(wanted);
  const query = useQuery({
    ...foundPostsQuery(asked ?? { q: '', place: 0 }),
    enabled: asked !== undefined,
  });
  const isAnswering = asked && query.isFetching && query.failureCount === 0;
  const isHeld = isAnswering && wanted && !differ(asked, { ...wanted, q: asked.q });
  if (differ(asked, wanted) && !isHeld) setAsked(wanted);
  return query;
}

function differ(one: PostSearch | undefined, other: PostSearch | undefined): boolean {
  return one?.q !== other?.q || one?.category !== other?.category || one?.place !== other?.place;
}
