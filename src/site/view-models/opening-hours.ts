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

/** A row's hours as visitors read them: "8:00-18:00", with a break "8:00-12:00, 13:00-17:00", "24 hours", or "closed". */
export function formatHours({ spans }: OpeningHoursRow): string {
  const hours = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
  return hours === ALL_DAY ? '24 hours' : hours || 'closed';
}

/** The row that covers a moment's day in London, wherever the visitor is. */
export function hoursOn(now: Date, week: readonly OpeningHoursRow[]): OpeningHoursRow | undefined {
  return rowOf(londonClock(now).day, week);
}

/** Whether the company is open at a moment; the opening minute counts as open, the closing minute as closed. */
export function isOpen(now: Date, week: readonly OpeningHoursRow[]): boolean {
  const { day, minutesAfterMidnight: minutes } = londonClock(now);
  // A night that began yesterday is not over yet.
  return isWithin(minutes, rowOf(day, week)) || isWithin(minutes + 24 * 60, rowOf(day - 1, week));
}

const rowOf = (day: number, week: readonly OpeningHoursRow[]) =>
  week.find(({ days }) => days.includes((day + 7) % 7));

const isWithin = (minutes: number, row?: OpeningHoursRow) =>
  row?.spans.some((span) => minutes >= minutesOf(span.opens) && minutes < closingMinutes(span)) ??
  false;
