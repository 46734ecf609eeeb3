import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlogCard } from '../../../shared/blog';
import { windowOf, type FoundPosts, type PostSearch } from '../../data/post-list';
import { ALL_CATEGORIES, filterPosts, NO_FILTERS, type BlogFilters } from './blog-filters';
import { isDistant, knownPosts, searchOf } from './known-posts';
import { PAGE_SIZE, pageOf } from './pages';

const CATEGORIES = ['Home Cleaning', 'Green Cleaning'];
const POSTS: BlogCard[] = Array.from({ length: 150 }, (_, number) => ({
  id: String(number),
  title: `Tip ${number}`,
  excerpt: '',
  date: '',
  image: '',
  category: CATEGORIES[number % 3 ? 0 : 1] ?? '',
  slug: String(number),
  created_at: '',
}));
const list = { cards: POSTS.slice(0, 48), total: POSTS.length, categories: CATEGORIES };

const whole = ({ q, category = ALL_CATEGORIES }: PostSearch) => filterPosts(POSTS, { q, category });

/** What the database answers. */
function find(search: PostSearch): FoundPosts {
  const all = whole(search);
  const from = Math.min(windowOf(search.place), windowOf(Math.max(0, all.length - 1)));
  return { ...search, cards: all.slice(from, from + 24), from, total: all.length };
}

const anyFilters = fc.record({
  q: fc.constantFrom('', '1', '12', '2', ' tip 1 ', 'none'),
  category: fc.constantFrom(ALL_CATEGORIES, ...CATEGORIES),
  page: fc.constantFrom(1, 2, 4, 5, 8, 9, 10, 30),
});

describe('what is shown of a list of which only the newest posts are here', () => {
  it('is, once the database has answered, the page that all posts would show', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const known = knownPosts(list, find(searchOf(filters)), filters);
        expect(known.hasPage).toBe(true);
        const all = whole(searchOf(filters));
        expect(
          pageOf({ items: known.posts, from: known.from, total: known.total ?? 0 }, filters.page),
        ).toEqual(pageOf({ items: all, from: 0, total: all.length }, filters.page));
      }),
    );
  });

  it('until then is the beginning of what matches, whatever was looked for before', () => {
    fc.assert(
      fc.property(anyFilters, fc.option(anyFilters), (filters, before) => {
        const found = before ? find(searchOf(before)) : undefined;
        const { posts, from, hasPage } = knownPosts(list, found, filters);
        const all = whole(searchOf(filters));
        expect(posts).toEqual(all.slice(from, from + posts.length));
        if (!hasPage) expect(from).toBe(0);
      }),
    );
  });

  it('narrows what was found when the visitor types on', () => {
    const before: BlogFilters = { ...NO_FILTERS, q: '1' };
    const { posts } = knownPosts(list, find(searchOf(before)), { ...NO_FILTERS, q: '10' });
    expect(posts.length).toBeGreaterThan(
      filterPosts(list.cards, { ...NO_FILTERS, q: '10' }).length,
    );
  });

  it('needs the database beyond the newest posts only', () => {
    const lastPage = list.cards.length / PAGE_SIZE;
    expect(isDistant(list, { ...NO_FILTERS, page: lastPage })).toBe(false);
    expect(isDistant(list, { ...NO_FILTERS, page: lastPage + 1 })).toBe(true);
    expect(isDistant(list, { ...NO_FILTERS, q: 'tip' })).toBe(true);
    const short = { ...list, total: list.cards.length };
    expect(isDistant(short, { ...NO_FILTERS, q: 'tip' })).toBe(false);
  });
});
