import { isSummerTime } from './london-clock.ts';

const HOUR_MS = 3_600_000;

/** The moment at which a day of the calendar ("2026-12-24"), or one so many days later, begins in London. */
export function londonMidnight(day: string, daysLater = 0): number {
  const inGreenwich = Date.parse(day) + daysLater * 24 * HOUR_MS;
  return isSummerTime(new Date(inGreenwich - HOUR_MS)) ? inGreenwich - HOUR_MS : inGreenwich;
}
