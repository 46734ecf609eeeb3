import { textOf, plain, type CommonField, type FormValues, type Kind } from '../kind';
import { formatDay, isDay } from '../calendar-day';

/** A day of the calendar, kept as a date: "2025-05-14". */
export interface DateField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'date';
  /** Earliest and latest day, as the column holds them. */
  min?: string;
  max?: string;
}

export const date: Kind<DateField> = {
  ...plain,
  columnTypes: ['date'],
  validate(value, { label, min = '', max = '9999-12-31' }) {
    const day = textOf(value);
    if (!isDay(day)) return `${label} must be a day of the calendar`;
    if (day < min) return `${label} must be ${formatDay(min)} or later`;
    if (day > max) return `${label} must be ${formatDay(max)} or earlier`;
    return undefined;
  },
  toText: (stored) => (isDay(textOf(stored)) ? formatDay(textOf(stored)) : ''),
  filter: () => ({
    type: 'range',
    input: 'date',
    toColumn: (typed) => typed || null,
    toInput: (column) => textOf(column),
  }),
};
