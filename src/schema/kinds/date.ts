import { memoize } from '../../shared/memoize';
import { defineKind } from '../define-kind';
import { textOf, type CommonField, type FormValues } from '../kind';

/** A day of the calendar, kept as a date: "2025-05-14". */
export interface DateField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'date';
}

export const date = defineKind<DateField, string>()({
  column: () => ({ type: 'date' }),
  validate: (value, { label }) =>
    isDay(textOf(value)) ? undefined : `${label} must be a day of the calendar`,
  toText: (stored) => (isDay(textOf(stored)) ? formatDay(textOf(stored)) : ''),
  filter: () => ({
    type: 'range',
    input: 'date',
    toColumn: (typed) => typed || null,
    toInput: (column) => textOf(column),
  }),
  samples: () => ['2030-01-01', '2030-01-02'],
});

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
