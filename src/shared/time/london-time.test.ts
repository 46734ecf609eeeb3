import { describe, expect, it } from 'vitest';
import { fromLondonClock, londonClock, londonDisplayDay, londonMidnight } from './london-time';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const inLondon = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options });

it('follows the time zone database through the 366 days of a leap year, hour by hour', () => {
  const hourOfWeek = inLondon({ weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  const date = inLondon({ dateStyle: 'long' }, 'en-US');
  const clock = inLondon({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');
  for (let day = 0; day < 366; day += 1) {
    const midnight = londonMidnight('2028-01-01', day);
    const shown = clock.format(midnight);
    expect(shown).toMatch(/ 00:00$/);
    expect(Date.parse(shown.slice(0, 10))).toBe(Date.UTC(2028, 0, 1 + day));
    for (let hour = 0; hour < 24; hour += 1) {
      const moment = new Date(midnight + hour * 3_600_000);
      const { day: weekday, minutesAfterMidnight } = londonClock(moment);
      expect(`${WEEKDAYS[weekday]}, ${String(minutesAfterMidnight / 60).padStart(2, '0')}`).toBe(
        hourOfWeek.format(moment),
      );
      expect(londonDisplayDay(moment)).toBe(date.format(moment));
    }
  }
});

describe('the change of the clocks', () => {
  it('is at one o’clock in the morning, Greenwich time', () => {
    const at = (iso: string) => londonClock(new Date(iso)).minutesAfterMidnight;
    expect(at('2026-03-29T00:59:00Z')).toBe(59);
    expect(at('2026-03-29T01:00:00Z')).toBe(120);
    expect(at('2026-10-25T00:59:00Z')).toBe(119);
    expect(at('2026-10-25T01:00:00Z')).toBe(60);
  });

  it('leaves out an hour in March, and gives the first of the two in October', () => {
    expect(fromLondonClock('2026-03-29T01:30')).toBeUndefined();
    expect(fromLondonClock('2026-10-25T01:30')).toBe('2026-10-25T00:30:00.000Z');
  });
});

it.each([
  ['2025-05-14T22:59:00.000Z', 'May 14, 2025'],
  ['2025-05-14T23:00:00+00:00', 'May 15, 2025'],
  ['2025-05-14 23:00:00+00', 'May 15, 2025'],
  ['soon', ''],
  ['', ''],
])('the day of "%s" is "%s"', (time, day) => {
  expect(londonDisplayDay(time)).toBe(day);
});
