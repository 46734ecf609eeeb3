import { textOf, plain, type CommonField, type FormValues, type Kind } from '../kind';
import { formatDay, isDay } from '../calendar-day';

/** A day of the calendar, kept as a date: "2025-05-14". */
export interface DateField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'date';
}

export const date: Kind<DateField> = {
  ...plain,
  columnTypes: ['date'],
  validate: (value, { label }) =>
    isDay(textOf(value)) ? undefined : `${label} must be a day of the calendar`,
  toText: (stored) => (isDay(textOf(stored)) ? formatDay(textOf(stored)) : ''),
  filter: () => ({
    type: 'range',
    input: 'date',
    toColumn: (typed) => typed || null,
    toInput: (column) => textOf(column),
  }),
};
