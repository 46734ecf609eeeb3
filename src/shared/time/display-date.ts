export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** In long US form: "May 14, 2025" (docs/specification.md, 5). */
export function formatDisplayDate(date: Date): string {
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** Milliseconds since the epoch (UTC midnight); `undefined` for an invalid display date. */
export function parseDisplayDate(text: string): number | undefined {
  const match = /^\s*([A-Za-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  const [, name = '', day = '', year = ''] = match;
  const month = MONTHS.findIndex(
    (m) => name.length >= 3 && m.toLowerCase().startsWith(name.toLowerCase()),
  );
  if (month < 0) return undefined;
  // Date.UTC() maps years below 100 to the last century.
  const time = new Date(0).setUTCFullYear(Number(year), month, Number(day));
  return new Date(time).getUTCDate() === Number(day) ? time : undefined;
}

/** Years ahead; a later date is a typing error. */
const YEARS_AHEAD = 10;

/** ISO dates of the database's limits. */
export function publishableDays(now = new Date()): { first: string; last: string } {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD);
  return { first: '1990-01-01', last: last.toISOString().slice(0, 10) };
}

/** "2025-05-14" (HTML `time`, RFC 3339); `undefined` for an invalid display date. */
export function isoDay(displayDate: string): string | undefined {
  const time = parseDisplayDate(displayDate);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}
