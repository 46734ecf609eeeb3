/** The keys of `company.opening_hours`, Sunday first, as `Date.prototype.getDay` counts. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Hours of a day as they are kept: "8:00-18:00". */
export const HOURS = /^(?:[01]?\d|2[0-3]):[0-5]\d-(?:[01]?\d|2[0-3]):[0-5]\d$/;

export interface OpeningHours {
  label: string;
  /** Days of the week it covers, Sunday being 0, as `Date.prototype.getDay` counts. */
  days: readonly number[];
  /** Wall-clock times in London, "H:MM"; a row without them is a day off. */
  opens?: string;
  closes?: string;
}

/** As a week is read. */
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** A week as visitors read it: neighbouring days with the same hours are one row, "Mon-Fri". */
export function openingWeek(hours: Readonly<Record<string, unknown>>): OpeningHours[] {
  const rows: { days: number[]; hours: string }[] = [];
  for (const day of MONDAY_FIRST) {
    const own = hoursOf(hours[WEEKDAYS[day] ?? '']);
    const last = rows.at(-1);
    if (last?.hours === own) last.days.push(day);
    else rows.push({ days: [day], hours: own });
  }
  return rows.map(({ days, hours: own }) => {
    const [opens, closes] = own.split('-');
    const label = [days[0], days.at(-1)].map(shortName);
    return {
      label: days.length > 1 ? label.join('-') : (label[0] ?? ''),
      days,
      ...(opens && closes ? { opens, closes } : {}),
    };
  });
}

/** Minutes after midnight of "8:00". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether the day ends after it has begun. */
export function isSoundDay(hours: string): boolean {
  const [opens = '', closes = ''] = hours.split('-');
  return HOURS.test(hours) && minutesOf(opens) < minutesOf(closes);
}

/** What cannot be read is a day off: better a call too few than a closed door. */
function hoursOf(stored: unknown): string {
  return typeof stored === 'string' && isSoundDay(stored) ? stored : '';
}

function shortName(day = 0): string {
  const name = WEEKDAYS[day] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1, 3);
}
