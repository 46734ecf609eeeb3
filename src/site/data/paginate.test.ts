import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_PLACES, POSTS_PER_PAGE, pageOf, pagePlaces } from './paginate';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);
const page = (all: number[], wanted: number) =>
  pageOf({ items: all, from: 0, total: all.length }, wanted);

describe('pages of the blog list', () => {
  it('hold six posts each, the last one the rest', () => {
    expect(page(items(8), 1)).toEqual({ items: [0, 1, 2, 3, 4, 5], number: 1, count: 2 });
    expect(page(items(8), 2)).toEqual({ items: [6, 7], number: 2, count: 2 });
  });

  it('show the nearest page when the wanted one does not exist', () => {
    expect(page(items(8), 99).number).toBe(2);
    expect(page(items(8), 0).number).toBe(1);
    expect(page([], 3)).toEqual({ items: [], number: 1, count: 1 });
  });

  it('show every post exactly once, in order', () => {
    fc.assert(
      fc.property(fc.nat(300), (count) => {
        const all = items(count);
        const pages = Array.from({ length: page(all, 1).count }, (_, index) =>
          page(all, index + 1),
        );
        expect(pages.flatMap((page) => page.items)).toEqual(all);
        expect(pages.every((page) => page.items.length <= POSTS_PER_PAGE)).toBe(true);
      }),
    );
  });

  it('are cut out of a stretch that begins later, and may not be there yet', () => {
    const stretch = { items: [60, 61, 62, 63, 64, 65, 66], from: 60, total: 67 };
    expect(pageOf(stretch, 12)).toEqual({ items: [66], number: 12, count: 12 });
    expect(pageOf({ ...stretch, from: 0 }, 3).items).toEqual([]);
  });
});

describe('page numbers', () => {
  it('are all shown when they fit', () => {
    expect(pagePlaces(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [1, [1, 2, 3, 4, 5, 'gap after', 500]],
    [4, [1, 2, 3, 4, 5, 'gap after', 500]],
    [5, [1, 'gap before', 4, 5, 6, 'gap after', 500]],
    [250, [1, 'gap before', 249, 250, 251, 'gap after', 500]],
    [500, [1, 'gap before', 496, 497, 498, 499, 500]],
  ])('leave gaps around page %i of 500', (current, places) => {
    expect(pagePlaces(current, 500)).toEqual(places);
  });

  it('always offer the first, the last, the current page and its neighbours, in order, on one line', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 600 })
          .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count))),
        ([current, count]) => {
          const places = pagePlaces(current, count);
          const numbers = places.filter((place) => typeof place === 'number');
          const wanted = [1, current - 1, current, current + 1, count];
          expect(places.length).toBeLessThanOrEqual(PAGE_PLACES);
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          expect(numbers).toEqual(
            expect.arrayContaining(wanted.filter((page) => page >= 1 && page <= count)),
          );
        },
      ),
    );
  });
});
