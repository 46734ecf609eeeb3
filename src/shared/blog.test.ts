import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOwnImage, sortNewestFirst } from './blog';
import { formatDisplayDate } from './time/display-date';

const anyDay = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()));
const aTime = '2025-01-01T00:00:00+00:00';

describe('order of posts', () => {
  const sorted = (dates: string[]) =>
    sortNewestFirst(dates.map((date) => ({ date, created_at: aTime }))).map(({ date }) => date);

  it('is newest first by the meaning of the date, not by its spelling', () => {
    expect(sorted(['May 14, 2025', 'September 2, 2025', 'December 31, 2024'])).toEqual([
      'September 2, 2025',
      'May 14, 2025',
      'December 31, 2024',
    ]);
  });

  it('puts dates that cannot be read last', () => {
    expect(sorted(['someday', 'May 14, 2025'])).toEqual(['May 14, 2025', 'someday']);
  });

  it('shows the later created of two posts of a day first', () => {
    const morning = { date: 'May 14, 2025', created_at: '2025-05-14T08:00:00.5+00:00' };
    const evening = { date: 'May 14, 2025', created_at: '2025-05-14T20:00:00+00:00' };
    expect(sortNewestFirst([morning, evening])).toEqual([evening, morning]);
  });

  it('is the same however the rows arrive', () => {
    const post = fc.record({
      date: fc.oneof(anyDay.map(formatDisplayDate), fc.constant('someday')),
      created_at: anyDay.map((day) => day.toISOString()),
    });
    fc.assert(
      fc.property(fc.array(post), (posts) => {
        const forwards = sortNewestFirst(posts);
        const backwards = sortNewestFirst([...posts].reverse());
        expect(backwards).toEqual(forwards);
      }),
    );
  });
});

describe('image of a post', () => {
  it.each(['', ' ', '/placeholder.svg', 'https://example.com/placeholder.svg'])(
    'is not its own when it is %j',
    (image) => {
      expect(hasOwnImage({ image })).toBe(false);
    },
  );

  it('is its own otherwise', () => {
    expect(hasOwnImage({ image: '/storage/v1/object/public/blog-images/blog/a.webp' })).toBe(true);
  });
});
