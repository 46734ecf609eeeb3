import { minutesOf, type OpeningHours } from '../../shared/content/opening-week';
import { londonClock } from '../../shared/time/london-time';

/** Business hours, Monday first. */
export { default as openingHours } from '../../shared/content/published/opening-hours';

/** A row's hours as visitors read them: "8:00-18:00", with a break "8:00-12:00, 13:00-17:00", or "closed". */
export function formatHours({ spans }: OpeningHours): string {
  return spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ') || 'closed';
}

/** The row that covers a moment's day in London, wherever the visitor is. */
export function hoursOn(now: Date, week: readonly OpeningHours[]): OpeningHours | undefined {
  const { day } = londonClock(now);
  return week.find(({ days }) => days.includes(day));
}

/** Whether the company is open at a moment; the opening minute counts as open, the closing minute as closed. */
export function isOpen(now: Date, week: readonly OpeningHours[]): boolean {
  const { minutesAfterMidnight: minutes } = londonClock(now);
  const spans = hoursOn(now, week)?.spans ?? [];
  return spans.some(
    ({ opens, closes }) => minutes >= minutesOf(opens) && minutes < minutesOf(closes),
  );
}
