import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDisplayDate, isoDay, parseDisplayDate, publishableDays } from './display-date';

const anyDay = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()));

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
