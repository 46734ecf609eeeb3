import type { BlogCard } from '../../../shared/blog';
import type { FoundPosts, PostList, PostSearch } from '../../data/post-list';
import { ALL_CATEGORIES, filterPosts, type BlogFilters } from './blog-filters';
import { PAGE_SIZE } from './pages';

/** What can be shown of what a visitor looks for. */
export interface KnownPosts {
  /** Newest first. */
  posts: readonly BlogCard[];
  /** The place of the first among all that match, counted from 0. */
  from: number;
  /** How many match in all; nothing while the database has not said. */
  total?: number;
  /** Whether the page that the visitor is on is among them, as far as there is one. */
  hasPage: boolean;
}

/** The filters as the database is asked. */
export function searchOf({ q, category, page }: BlogFilters): PostSearch {
  return {
    q: q.trim(),
    category: category === ALL_CATEGORIES ? undefined : category,
    place: (page - 1) * PAGE_SIZE,
  };
}

/** Whether only the database can tell what is on the page: the list is a part, and it is not among the newest. */
export function isDistant({ cards, total }: PostList, filters: BlogFilters): boolean {
  return cards.length < total && !(isPlain(filters) && filters.page * PAGE_SIZE <= cards.length);
}

function isPlain(filters: BlogFilters): boolean {
  const { q, category } = searchOf(filters);
  return q === '' && category === undefined;
}

/**
 * The posts to show for the filters: from the list where it reaches so far, from what the database has found last, or,
 * until it has found them, the newest that are known to match. Those stay when the others join them.
 */
export function knownPosts(
  list: PostList,
  found: FoundPosts | undefined,
  filters: BlogFilters,
): KnownPosts {
  const matching = filterPosts(list.cards, filters);
  if (!isDistant(list, filters)) {
    const total = isPlain(filters) ? list.total : matching.length;
    return { posts: matching, from: 0, total, hasPage: true };
  }
  const search = searchOf(filters);
  const isAnswer = found?.q === search.q && found.category === search.category;
  if (found && isAnswer && reaches(found, search.place))
    return { posts: found.cards, from: found.from, total: found.total, hasPage: true };

  const among = found && isWithin(found, search) ? filterPosts(found.cards, filters) : [];
  return {
    posts: among.length > matching.length ? among : matching,
    from: 0,
    total: isAnswer ? found?.total : isPlain(filters) ? list.total : undefined,
    hasPage: false,
  };
}

function reaches({ cards, from, total }: FoundPosts, place: number): boolean {
  return total <= place || (from <= place && place < from + cards.length);
}

/** Whether everything that matches has been looked for before, and the newest of that are known. */
function isWithin(found: FoundPosts, { q, category }: PostSearch): boolean {
  return (
    found.from === 0 &&
    q.toLowerCase().includes(found.q.toLowerCase()) &&
    (found.category === undefined || found.category === category)
  );
}
