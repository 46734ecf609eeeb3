/** Keys of `company.opening_hours`, in the order of `Date.prototype.getDay`. */
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Wall-clock times in London, "H:MM". */
export interface OpenSpan {
  opens: string;
  closes: string;
}

export interface OpeningHoursRow {
  label: string;
  /** Numbers as of `Date.prototype.getDay`. */
  days: readonly number[];
  /** In order; empty on a day off. */
  spans: readonly OpenSpan[];
}

const DAY_MINUTES = 24 * 60;
/** Written by parse-opening-hours.ts. */
const SPAN = /^((?:[01]?\d|2[0-3]):[0-5]\d)-((?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/;

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** A week from Monday; adjacent days with the same hours share a row, "Mon-Fri". */
export function rowsOfOpeningHours(hours: Readonly<Record<string, unknown>>): OpeningHoursRow[] {
  const rows: { days: number[]; spans: readonly OpenSpan[] }[] = [];
  for (const day of MONDAY_FIRST) {
    const stored = hours[WEEKDAYS[day] ?? ''];
    // Invalid hours count as closed: better a missed call than a closed door.
    const spans = typeof stored === 'string' ? readSpans(stored) : [];
    const last = rows.at(-1);
    if (last && formatStoredHours(last.spans) === formatStoredHours(spans)) last.days.push(day);
    else rows.push({ days: [day], spans });
  }
  return rows.map(({ days, spans }) => {
    const label = [days[0], days.at(-1)].map(shortName);
    return { label: days.length > 1 ? label.join('-') : (label[0] ?? ''), days, spans };
  });
}

/** Empty if one is invalid. */
function readSpans(stored: string): OpenSpan[] {
  const spans = stored.split(',').map((span) => {
    const [, opens = '', closes = ''] = SPAN.exec(span) ?? [];
    return { opens, closes };
  });
  return spans.every(({ opens, closes }) => opens !== closes) ? spans : [];
}

export function formatStoredHours(spans: readonly OpenSpan[]): string {
  return spans.map(({ opens, closes }) => `${opens}-${closes}`).join();
}

/** Minutes after midnight of the opening day; over 24 h for a span past midnight. */
export function closingMinutes({ opens, closes }: OpenSpan): number {
  const minutes = minutesOf(closes);
  return minutes > minutesOf(opens) ? minutes : minutes + DAY_MINUTES;
}

/** Minutes after midnight of "8:00". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function shortName(day = 0): string {
  const name = WEEKDAYS[day] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1, 3);
}
