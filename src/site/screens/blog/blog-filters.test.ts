import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_CATEGORIES,
  categoryChoices,
  filterPosts,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './blog-filters';

const posts = [
  { title: 'How to Lift Carpet Stains', category: 'Carpet Cleaning' },
  { title: 'A Carpet in Spring', category: 'Seasonal Cleaning' },
  { title: '100% vinegar (really?)', category: 'Green Cleaning' },
];
const titles = (q: string, category = ALL_CATEGORIES) =>
  filterPosts(posts, { q, category }).map(({ title }) => title);

describe('search', () => {
  it('matches a part of the title in any case', () => {
    expect(titles('cARPet')).toEqual(['How to Lift Carpet Stains', 'A Carpet in Spring']);
  });

  it('looks at titles only', () => {
    expect(titles('Seasonal')).toEqual([]);
  });

  it('takes signs as signs, not as a pattern', () => {
    expect(titles('100%')).toEqual(['100% vinegar (really?)']);
    expect(titles('(')).toEqual(['100% vinegar (really?)']);
    expect(titles('.*')).toEqual([]);
  });

  it('ignores space around the words', () => {
    expect(titles('  spring ')).toEqual(['A Carpet in Spring']);
  });

  it('narrows within a category', () => {
    expect(titles('carpet', 'Seasonal Cleaning')).toEqual(['A Carpet in Spring']);
  });

  it('finds a post by any part of its title, and keeps the order', () => {
    const anyPost = fc.record({ title: fc.string(), category: fc.string() });
    fc.assert(
      fc.property(fc.array(anyPost), anyPost, fc.nat(), (others, post, cut) => {
        const list = [...others, post, ...others];
        const q = post.title.slice(cut % (post.title.length + 1)).toLowerCase();
        const found = filterPosts(list, { q, category: ALL_CATEGORIES });
        expect(found).toContain(post);
        expect(found).toEqual(list.filter((item) => found.includes(item)));
      }),
    );
  });
});

describe('category buttons', () => {
  const known = ['Seasonal Cleaning', 'Deep Cleaning', 'Carpet Cleaning'].map((name) => ({ name }));

  it("are 'All' and the categories of the posts in the order of staff", () => {
    expect(
      categoryChoices(
        posts.map(({ category }) => category),
        known,
      ),
    ).toEqual(['All', 'Seasonal Cleaning', 'Carpet Cleaning', 'Green Cleaning']);
    expect(categoryChoices([], known)).toEqual(['All']);
  });
});

describe('the address of the list', () => {
  it('is plain without filters', () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
  });

  it('reads back what it has written', () => {
    const filters = fc.record({
      q: fc.string(),
      category: fc.string({ minLength: 1 }),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        const address = writeFilters(wanted).toString();
        expect(readFilters(new URLSearchParams(address))).toEqual(wanted);
      }),
    );
  });

  it.each(['0', '-1', '1.5', '1e3', 'two', '', ' 2', '9999999'])(
    'shows the first page when the page is %j',
    (page) => {
      expect(readFilters(new URLSearchParams({ page })).page).toBe(1);
    },
  );
});
