const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MARCH = 2;
const OCTOBER = 9;

export interface ClockTime {
  /** Sunday is 0, as `Date.prototype.getDay` counts. */
  day: number;
  minutesAfterMidnight: number;
}

/**
 * What a clock in London shows at a moment. By the rule of the Summer Time Act 1972 rather than by `Intl`, whose first
 * use loads the world's time zones: 0.2 to 0.4 s on a phone, in one piece.
 */
export function londonClock(moment: Date): ClockTime {
  const local = inLondon(moment);
  return {
    day: local.getUTCDay(),
    minutesAfterMidnight: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** The day in London at a moment: its midnight by this computer's clock. */
export function londonDay(moment: Date): Date {
  const local = inLondon(moment);
  return new Date(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
}

/** What it is in London, told by the result's fields in UTC. */
function inLondon(moment: Date): Date {
  return new Date(moment.getTime() + (isSummerTime(moment) ? HOUR_MS : 0));
}

/** From the last Sunday of March to the last of October, changing at one o'clock in the morning, Greenwich time. */
export function isSummerTime(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  const time = moment.getTime();
  return time >= lastSundayAtOne(year, MARCH) && time < lastSundayAtOne(year, OCTOBER);
}

function lastSundayAtOne(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}
