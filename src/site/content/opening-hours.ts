import { minutesOf, type OpeningHours } from '../../shared/content/opening-week';
import published from '../../shared/content/published/opening-hours';
import { londonClock } from '../../shared/time/london-time';

/** Business hours, Monday first. */
export const openingHours = published;

/** A row's hours as visitors read them: "8:00-18:00" or "closed". */
export function formatHours({ opens, closes }: OpeningHours): string {
  return opens && closes ? `${opens}-${closes}` : 'closed';
}

/** The row that covers a moment's day in London, wherever the visitor is. */
export function hoursOn(now: Date, week = openingHours): OpeningHours | undefined {
  const { day } = londonClock(now);
  return week.find(({ days }) => days.includes(day));
}

/** Whether the company is open at a moment; the opening minute counts as open, the closing minute as closed. */
export function isOpen(now: Date, week = openingHours): boolean {
  const today = hoursOn(now, week);
  if (!today?.opens || !today.closes) return false;
  const { minutesAfterMidnight: minutes } = londonClock(now);
  return minutes >= minutesOf(today.opens) && minutes < minutesOf(today.closes);
}
