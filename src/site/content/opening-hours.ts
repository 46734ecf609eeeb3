import { londonClock } from '../../shared/london-clock';

export interface OpeningHours {
  label: string;
  /** Days of the week it covers, Sunday being 0, as `Date.prototype.getDay` counts. */
  days: readonly number[];
  /** Wall-clock times in London, "H:MM"; a row without them is a day off. */
  opens?: string;
  closes?: string;
}

/** Business hours (spec, section 9). */
export const openingHours: readonly OpeningHours[] = [
  { label: 'Mon-Fri', days: [1, 2, 3, 4, 5], opens: '8:00', closes: '18:00' },
  { label: 'Sat', days: [6], opens: '8:00', closes: '16:00' },
  { label: 'Sun', days: [0] },
];

/** A row's hours as visitors read them: "8:00-18:00" or "closed". */
export function formatHours({ opens, closes }: OpeningHours): string {
  return opens && closes ? `${opens}-${closes}` : 'closed';
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The row that covers a moment's day in London, wherever the visitor is. */
export function hoursOn(now: Date): OpeningHours | undefined {
  const { day } = londonClock(now);
  return openingHours.find(({ days }) => days.includes(day));
}

/** Whether the company is open at a moment; the opening minute counts as open, the closing minute as closed. */
export function isOpen(now: Date): boolean {
  const today = hoursOn(now);
  if (!today?.opens || !today.closes) return false;
  const { minutesAfterMidnight: minutes } = londonClock(now);
  return minutes >= minutesOf(today.opens) && minutes < minutesOf(today.closes);
}
