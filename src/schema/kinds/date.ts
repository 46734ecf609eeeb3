import { formatDay, isDay } from '../../shared/time/day';
import { defineKind } from '../define-kind';
import { textOf, type CommonField, type FormValues, type SiblingColumn } from '../kind';

/** A day of the calendar, kept as a date: "2025-05-14". */
export interface DateField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'date';
  /** The column of another day that it must not be before. */
  notBefore?: SiblingColumn;
}

export const date = defineKind<DateField, string>()({
  column: () => ({ type: 'date' }),
  validate(value, { label, notBefore }, siblings) {
    const day = textOf(value);
    if (!isDay(day)) return `${label} must be a day of the calendar`;
    const first = textOf(siblings[notBefore ?? '']);
    return first > day ? `${label} must not be before ${formatDay(first)}` : undefined;
  },
  toText: (stored) => (isDay(textOf(stored)) ? formatDay(textOf(stored)) : ''),
  filter: () => ({
    type: 'range',
    input: 'date',
    toColumn: (typed) => typed || null,
    toInput: (column) => textOf(column),
  }),
  samples: () => ['2030-01-01', '2030-01-02'],
});
