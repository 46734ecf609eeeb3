import { formatDisplayDate } from '../blog.ts';
import { memoize } from '../memoize.ts';
import { isoTime } from './iso-time.ts';

const LONDON = 'Europe/London';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const clockFormat = memoize(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: LONDON,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
);

const wordsFormat = memoize(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: LONDON,
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
);

function momentOf(time: string | Date): Date | undefined {
  const moment = typeof time === 'string' ? new Date(isoTime(time)) : time;
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/**
 * A moment as a clock in London shows it, the way `<input type="datetime-local">` writes it: "2025-05-14T09:40";
 * nothing for a time that cannot be read.
 */
export function toLondonClock(time: string | Date): string {
  const moment = momentOf(time);
  return moment ? clockFormat().format(moment).slice(0, 16).replace(' ', 'T') : '';
}

/** The day of the calendar in London at a moment: "2025-05-14"; nothing for a time that cannot be read. */
export function londonDay(time: string | Date): string {
  return toLondonClock(time).slice(0, 10);
}

/**
 * The moment at which a clock in London shows this, in UTC. Where the clock shows it twice, in October, the first;
 * `undefined` where it never does, in March.
 */
export function fromLondonClock(clock: string): string | undefined {
  const asUtc = Date.parse(`${clock}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  for (const offset of [HOUR_MS, 0]) {
    const moment = new Date(asUtc - offset).toISOString();
    if (toLondonClock(moment) === clock) return moment;
  }
  return undefined;
}

/** The moment, in milliseconds, at which a day of the calendar ("2026-12-24"), or one so many days later, begins in London. */
export function londonMidnight(day: string, daysLater = 0): number {
  const later = new Date(Date.parse(day) + daysLater * DAY_MS).toISOString().slice(0, 10);
  return Date.parse(fromLondonClock(`${later}T00:00`) ?? '');
}

/** What day of the week it is in London, Sunday being 0, and how many minutes of it have passed. */
export function londonClock(moment: Date): { day: number; minutesAfterMidnight: number } {
  const clock = new Date(`${toLondonClock(moment)}Z`);
  return {
    day: clock.getUTCDay(),
    minutesAfterMidnight: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  };
}

/** The day in London at a moment, as posts show it: "May 14, 2025"; nothing for a time that cannot be read. */
export function londonDisplayDay(time: string | Date): string {
  const clock = toLondonClock(time);
  return clock && formatDisplayDate(new Date(`${clock.slice(0, 10)}T00:00`));
}

/** "14 May 2025, 09:40" in London; nothing for a time that cannot be read. */
export function formatLondonTime(time: string | Date): string {
  const moment = momentOf(time);
  return moment ? wordsFormat().format(moment) : '';
}
