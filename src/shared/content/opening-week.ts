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
interface OpenSpan {
  opens: string;
  closes: string;
}

export interface OpeningHours {
  label: string;
  /** Days of the week it covers, Sunday being 0, as `Date.prototype.getDay` counts. */
  days: readonly number[];
  /** One after the other, with a break between; none on a day off. */
  spans: readonly OpenSpan[];
}

const TIME = /^(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?$/i;
const BETWEEN_SPANS = /,|;|&|\band\b/i;
const BETWEEN_TIMES = /-|–|—|\bto\b|\buntil\b/i;
const HOURS_OF_DAY = 24;

/** As a week is read. */
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** A week as visitors read it: neighbouring days with the same hours are one row, "Mon-Fri". */
export function openingWeek(hours: Readonly<Record<string, unknown>>): OpeningHours[] {
  const rows: { days: number[]; spans: readonly OpenSpan[] }[] = [];
  for (const day of MONDAY_FIRST) {
    const stored = hours[WEEKDAYS[day] ?? ''];
    // What cannot be read is a day off: better a call too few than a closed door.
    const spans = (typeof stored === 'string' && readSpans(stored)) || [];
    const last = rows.at(-1);
    if (last && written(last.spans) === written(spans)) last.days.push(day);
    else rows.push({ days: [day], spans });
  }
  return rows.map(({ days, spans }) => {
    const label = [days[0], days.at(-1)].map(shortName);
    return { label: days.length > 1 ? label.join('-') : (label[0] ?? ''), days, spans };
  });
}

/**
 * Hours as people write them, as they are kept: "8am - 6pm" is "8:00-18:00", "09.00-12.30 and 13.30-17.00" is
 * "9:00-12:30,13:30-17:00"; `undefined` for what cannot be read, or ends before it begins.
 */
export function readHours(typed: string): string | undefined {
  const spans = readSpans(typed);
  return spans && written(spans);
}

function readSpans(typed: string): OpenSpan[] | undefined {
  const spans: OpenSpan[] = [];
  for (const part of typed.split(BETWEEN_SPANS)) {
    const span = readSpan(part);
    const after = spans.at(-1)?.closes;
    if (!span || minutesOf(span.closes) <= minutesOf(span.opens)) return undefined;
    if (after && minutesOf(span.opens) <= minutesOf(after)) return undefined;
    spans.push(span);
  }
  return spans;
}

function written(spans: readonly OpenSpan[]): string {
  return spans.map(({ opens, closes }) => `${opens}-${closes}`).join();
}

function readSpan(typed: string): OpenSpan | undefined {
  const [opens, closes, ...rest] = typed.split(BETWEEN_TIMES).map(readTime);
  return opens && closes && rest.length === 0 ? { opens, closes } : undefined;
}

function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] = TIME.exec(typed.trim()) ?? [];
  const isAfternoon = half.toLowerCase() === 'pm';
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const isSound =
    hours && (!half || Number(hours) <= 12) && hour < HOURS_OF_DAY && Number(minutes) < 60;
  return isSound ? `${hour}:${minutes}` : undefined;
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
