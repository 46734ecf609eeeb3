import { formatDisplayDate, isoDay, publishableDays } from '../../shared/blog';
import {
  textOf,
  type CommonField,
  type ValidationError,
  type FormValues,
  type Kind,
} from '../kind';
import { textual } from '../textual';

/** A day kept in the form readers see, such as "May 14, 2025": the day of creation, changed only on purpose later. */
export interface DisplayDateField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'displayDate';
  /** The column that orders records of the same day. */
  sameDayBy: keyof Row & string;
  /** A column of the type `date` that holds what is meant; without it the grid cannot be sorted by the field. */
  dayColumn?: keyof Row & string;
}

export const displayDate: Kind<DisplayDateField> = {
  ...textual,
  validate: (value, field) => notInRange(field.label, textOf(value)),
  derive: (_field, _row, now) => formatDisplayDate(now),
  derivedName: () => 'Today',
  // By itself the database sorts it by letter.
  sortBy: ({ dayColumn, sameDayBy }) => (dayColumn ? [dayColumn, sameDayBy] : undefined),
};

function notInRange(label: string, shown: string): ValidationError {
  const day = isoDay(shown);
  const { first, last } = publishableDays();
  if (day && day >= first && day <= last) return undefined;
  return `${label} must be a day between 1990 and ten years from now`;
}
