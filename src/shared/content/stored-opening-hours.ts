/** The keys of `company.opening_hours`, Sunday first, as `Date.prototype.getDay` counts. */
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
  /** Days of the week it covers, Sunday being 0, as `Date.prototype.getDay` counts. */
  days: readonly number[];
  /** One after the other, with a break between; none on a day off. */
  spans: readonly OpenSpan[];
}

const DAY_MINUTES = 24 * 60;
/** As hours are kept (parse-opening-hours.ts). */
const SPAN = /^((?:[01]?\d|2[0-3]):[0-5]\d)-((?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/;

/** As a week is read. */
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** A week as visitors read it: neighbouring days with the same hours are one row, "Mon-Fri". */
export function rowsOfOpeningHours(hours: Readonly<Record<string, unknown>>): OpeningHoursRow[] {
  const rows: { days: number[]; spans: readonly OpenSpan[] }[] = [];
  for (const day of MONDAY_FIRST) {
    const stored = hours[WEEKDAYS[day] ?? ''];
    // What cannot be read is a day off: better a call too few than a closed door.
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

/** None where one of them cannot be read. */
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

/** Minutes after the midnight before a span opens, at which it closes: after the next one, of a night. */
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
