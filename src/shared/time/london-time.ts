import { formatDisplayDate } from './display-date.ts';
import { memoize } from '../memoize.ts';
import { isoTime } from './iso-time.ts';

export const LONDON = 'Europe/London';
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

/** London time as the value of `<input type="datetime-local">`: "2025-05-14T09:40"; empty for an invalid time. */
export function toLondonClock(time: string | Date): string {
  const moment = momentOf(time);
  return moment ? clockFormat().format(moment).slice(0, 16).replace(' ', 'T') : '';
}

/** "2025-05-14"; empty for an invalid time. */
export function londonDay(time: string | Date): string {
  return toLondonClock(time).slice(0, 10);
}

/** UTC time of a London clock's. The first of two in October; `undefined` for an hour that March skips. */
export function fromLondonClock(clock: string): string | undefined {
  const asUtc = Date.parse(`${clock}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  for (const offset of [HOUR_MS, 0]) {
    const moment = new Date(asUtc - offset).toISOString();
    if (toLondonClock(moment) === clock) return moment;
  }
  return undefined;
}

/** The start, in milliseconds, of a day ("2026-12-24") in London, or of one so many days later. */
export function londonMidnight(day: string, daysLater = 0): number {
  const later = new Date(Date.parse(day) + daysLater * DAY_MS).toISOString().slice(0, 10);
  return Date.parse(fromLondonClock(`${later}T00:00`) ?? '');
}

/** Day of the week in London, Sunday being 0, and minutes after midnight. */
export function londonClock(moment: Date): { day: number; minutesAfterMidnight: number } {
  const clock = new Date(`${toLondonClock(moment)}Z`);
  return {
    day: clock.getUTCDay(),
    minutesAfterMidnight: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  };
}

/** "May 14, 2025"; empty for an invalid time. */
export function londonDisplayDay(time: string | Date): string {
  const clock = toLondonClock(time);
  return clock && formatDisplayDate(new Date(`${clock.slice(0, 10)}T00:00`));
}

/** "14 May 2025, 09:40"; empty for an invalid time. */
export function formatLondonTime(time: string | Date): string {
  const moment = momentOf(time);
  return moment ? wordsFormat().format(moment) : '';
}
