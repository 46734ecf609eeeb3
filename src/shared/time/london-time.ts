import { isoTime } from './iso-time';
import { once } from '../once';

const LONDON = 'Europe/London';
const HOUR_MS = 3_600_000;

const partsFormat = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: LONDON,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
);

/** A stored time as a clock in London shows it, the way `<input type="datetime-local">` writes it: "2025-05-14T09:40". */
export function toLondonClock(timestamp: string): string {
  const time = new Date(isoTime(timestamp));
  return Number.isNaN(time.getTime())
    ? ''
    : partsFormat().format(time).slice(0, 16).replace(' ', 'T');
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

const shownFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: LONDON,
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
);

/** "14 May 2025, 09:40" in London. */
export function formatLondonTime(timestamp: string): string {
  const time = new Date(isoTime(timestamp));
  return Number.isNaN(time.getTime()) ? '' : shownFormat().format(time);
}
