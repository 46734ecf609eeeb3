import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';
import {
  closingMinutes,
  minutesOf,
  openingWeek,
  type OpeningHours,
} from '../../shared/content/opening-week';
import { londonClock } from '../../shared/time/london-time';

/** Business hours, Monday first. */
export const openingHours = derivedContent([company], ({ opening_hours }) =>
  openingWeek(opening_hours),
);

const ALL_DAY = '0:00-24:00';

/** A row's hours as visitors read them: "8:00-18:00", with a break "8:00-12:00, 13:00-17:00", "24 hours", or "closed". */
export function formatHours({ spans }: OpeningHours): string {
  const hours = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
  return hours === ALL_DAY ? '24 hours' : hours || 'closed';
}

/** The row that covers a moment's day in London, wherever the visitor is. */
export function hoursOn(now: Date, week: readonly OpeningHours[]): OpeningHours | undefined {
  return rowOf(londonClock(now).day, week);
}

/** Whether the company is open at a moment; the opening minute counts as open, the closing minute as closed. */
export function isOpen(now: Date, week: readonly OpeningHours[]): boolean {
  const { day, minutesAfterMidnight: minutes } = londonClock(now);
  // A night that began yesterday is not over yet.
  return isWithin(minutes, rowOf(day, week)) || isWithin(minutes + 24 * 60, rowOf(day - 1, week));
}

const rowOf = (day: number, week: readonly OpeningHours[]) =>
  week.find(({ days }) => days.includes((day + 7) % 7));

const isWithin = (minutes: number, row?: OpeningHours) =>
  row?.spans.some((span) => minutes >= minutesOf(span.opens) && minutes < closingMinutes(span)) ??
  false;
