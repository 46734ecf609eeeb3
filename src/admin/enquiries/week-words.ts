import { once } from '../../shared/once';

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
);
const monthFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
);

/** The day that a week begins on, "2026-11-16", as people read it: "16 Nov 2026". */
export const formatDay = (week: string) => dayFormat().format(new Date(week));

/** Its month: "Nov". */
export const formatMonth = (week: string) => monthFormat().format(new Date(week));
