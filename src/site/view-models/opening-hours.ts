import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';
import {
  closingMinutes,
  minutesOf,
  rowsOfOpeningHours,
  type OpeningHoursRow,
} from '../../shared/content/stored-opening-hours';
import { londonClock } from '../../shared/time/london-time';

/** Business hours, Monday first. */
export const openingHoursRows = derivedContent([company], ({ opening_hours }) =>
  rowsOfOpeningHours(opening_hours),
);

const ALL_DAY = '0:00-24:00';

/** "8:00-18:00", "8:00-12:00, 13:00-17:00", "24 hours", or "closed". */
export function formatHours({ spans }: OpeningHoursRow): string {
  const hours = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
  return hours === ALL_DAY ? '24 hours' : hours || 'closed';
}

/** The row of a day in London. */
export function hoursOn(now: Date, week: readonly OpeningHoursRow[]): OpeningHoursRow | undefined {
  return rowOf(londonClock(now).day, week);
}

/** In London; includes the opening minute, excludes the closing one. */
export function isOpen(now: Date, week: readonly OpeningHoursRow[]): boolean {
  const { day, minutesAfterMidnight: minutes } = londonClock(now);
  // Yesterday's hours may extend past midnight.
  return isWithin(minutes, rowOf(day, week)) || isWithin(minutes + 24 * 60, rowOf(day - 1, week));
}

const rowOf = (day: number, week: readonly OpeningHoursRow[]) =>
  week.find(({ days }) => days.includes((day + 7) % 7));

const isWithin = (minutes: number, row?: OpeningHoursRow) =>
  row?.spans.some((span) => minutes >= minutesOf(span.opens) && minutes < closingMinutes(span)) ??
  false;
