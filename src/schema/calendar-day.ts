import { memoize } from '../shared/memoize';

const dayFormat = memoize(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** Whether it is one, as a date column holds it: without the 30th of February, which JavaScript takes for the 2nd of March. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** "2025-05-14" as people read it: "14 May 2025". */
export function formatDay(day: string): string {
  return dayFormat().format(new Date(`${day}T00:00:00Z`));
}
