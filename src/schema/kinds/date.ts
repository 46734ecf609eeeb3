import { formatDay, isDay } from '../../shared/time/day';
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
