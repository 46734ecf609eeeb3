import { formatDay, isDay } from '../../shared/time/day';
import { defineKind } from '../define-kind';
import { asText, type CommonField, type FormValues, type SiblingColumn } from '../kind';

/** A calendar date: "2025-05-14". */
export interface DateField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'date';
  /** The column of another day that it must not be before. */
  notBefore?: SiblingColumn;
}

export const date = defineKind<DateField, string>()({
  column: () => ({ type: 'date' }),
  validate(value, { label, notBefore }, siblings) {
    const day = asText(value);
    if (!isDay(day)) return `${label} must be a day of the calendar`;
    const first = asText(siblings[notBefore ?? '']);
    return first > day ? `${label} must not be before ${formatDay(first)}` : undefined;
  },
  toText: (stored) => (isDay(asText(stored)) ? formatDay(asText(stored)) : ''),
  filter: () => ({
    type: 'range',
    input: 'date',
    toColumn: (typed) => typed || null,
    toInput: (column) => asText(column),
  }),
  samples: () => ['2030-01-01', '2030-01-02'],
});
