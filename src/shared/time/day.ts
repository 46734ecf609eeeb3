import { MONTHS } from './display-date.ts';

/** Whether a date exists: JavaScript accepts the 30th of February as the 2nd of March. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** "14 May", and of another year "14 May 2025". */
export function formatShortDay(day: string, now = new Date()): string {
  const [date = '', month = '', year = ''] = formatDay(day).split(' ');
  const short = `${date} ${month.slice(0, 3)}`;
  return Number(year) === now.getFullYear() ? short : `${short} ${year}`;
}

/** "14 May 2025". Without `Intl`, whose output differs between a build and a browser. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}
