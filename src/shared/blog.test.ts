import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDisplayDate,
  hasOwnImage,
  isoDay,
  parseDisplayDate,
  publishableDays,
  slugify,
  sortNewestFirst,
} from './blog';

const anyDay = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()));
const anyTitle = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
const aTime = '2025-01-01T00:00:00+00:00';

describe('slug', () => {
  it.each([
    ['How to Lift Common Carpet Stains', 'how-to-lift-common-carpet-stains'],
    ["What's new? Everything!", 'whats-new-everything'],
    ['  Deep   clean\tnow  ', 'deep-clean-now'],
    ['End-of-tenancy: the checklist', 'end-of-tenancy-the-checklist'],
    ['Café au lait stains', 'cafe-au-lait-stains'],
    ['50% off – really', '50-off-really'],
    ['120–180 minutes (2–3 hours)', '120-180-minutes-2-3-hours'],
    ['Kitchen/bathroom + hall_way & loft', 'kitchen-bathroom-hall-way-loft'],
    ['Ovens—hobs−racks‑fans', 'ovens-hobs-racks-fans'],
    ['1.5 hours, 2½ rooms, 12,000 homes', '1-5-hours-2-1-2-rooms-12000-homes'],
    ['Red,white;blue:Sam’s “five” (U.K.)', 'red-white-blue-sams-five-uk'],
    [
      'Łódź, Straße, Ærø, Đà Nẵng, İstanbul, ışık, Œuvre',
      'lodz-strasse-aero-da-nang-istanbul-isik-oeuvre',
    ],
    ['GROẞ ŞĞ Þór ﬁne ½', 'gross-sg-thor-fine-1-2'],
    ['Чистый дом', ''],
    ['!!!', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is what the database accepts, or empty, for every title', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(slugify(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('of a slug is that slug', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        expect(slugify(slugify(title))).toBe(slugify(title));
      }),
    );
  });
});

describe('display date', () => {
  it('is the long US form', () => {
    expect(formatDisplayDate(new Date(2025, 4, 14))).toBe('May 14, 2025');
    expect(formatDisplayDate(new Date(2025, 8, 2))).toBe('September 2, 2025');
  });

  it('reads back what it has written, for every day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const time = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
        expect(parseDisplayDate(formatDisplayDate(day))).toBe(time);
      }),
    );
  });

  it.each(['Sep 2, 2025', 'Sept. 2, 2025', 'september 2 2025', ' September 2nd, 2025 '])(
    'reads the common spelling %j',
    (text) => {
      expect(isoDay(text)).toBe('2025-09-02');
    },
  );

  it('takes years below 100 literally', () => {
    expect(isoDay('January 1, 0000')).toBe('0000-01-01');
    expect(isoDay('May 4, 0099')).toBe('0099-05-04');
  });

  it('may be any day from 1990 to ten years from now', () => {
    const leapDay = new Date('2028-02-29T23:00:00Z');
    expect(publishableDays(leapDay)).toEqual({ first: '1990-01-01', last: '2038-03-01' });
  });

  it.each(['', 'soon', '2025-09-02', 'Smarch 2, 2025', 'February 30, 2025', 'May 0, 2025'])(
    'does not guess at %j',
    (text) => {
      expect(parseDisplayDate(text)).toBeUndefined();
      expect(isoDay(text)).toBeUndefined();
    },
  );
});

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
