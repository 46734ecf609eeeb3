import { describe, expect, it } from 'vitest';
import { londonDisplayDay } from './london-display-day';

const HOUR_MS = 3_600_000;
const format = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/London', dateStyle: 'long' });

describe('the day in London, as posts show it', () => {
  it('is the day of the time zone database, every hour of two years', () => {
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += HOUR_MS) {
      const moment = new Date(time);
      if (londonDisplayDay(moment) !== format.format(moment))
        expect(londonDisplayDay(moment), moment.toISOString()).toBe(format.format(moment));
    }
  });

  it.each([
    ['2025-05-14T22:59:00.000Z', 'May 14, 2025'],
    ['2025-05-14T23:00:00+00:00', 'May 15, 2025'],
    ['2025-05-14 23:00:00+00', 'May 15, 2025'],
    ['soon', ''],
    ['', ''],
  ])('of "%s" is "%s"', (time, day) => {
    expect(londonDisplayDay(time)).toBe(day);
  });
});
