import {
  formatLondonTime,
  fromLondonClock,
  londonDay,
  toLondonClock,
} from '../../shared/time/london-time';
import { formatDisplayDate, isoDay, publishableDays } from '../../shared/blog';
import { memoize } from '../../shared/memoize';
import {
  textOf,
  plain,
  type CommonField,
  type FormValues,
  type Kind,
  type ValidationError,
} from '../kind';
import { textual } from './texts';

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

/** A moment: typed and shown as a clock in London has it, kept with its time zone. */
export interface DateTimeField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'dateTime';
}

export const dateTime: Kind<DateTimeField> = {
  ...plain,
  columnTypes: ['timestamptz'],
  validate: (value, { label }) =>
    fromLondonClock(textOf(value))
      ? undefined
      : `${label}: the clocks go forward then, so there is no such time. Choose one an hour later.`,
  toForm: (stored) => toLondonClock(textOf(stored)) || null,
  toRow: (value) => fromLondonClock(textOf(value)) ?? null,
  toText: (stored) => formatLondonTime(textOf(stored)),
  filter: () => ({
    type: 'range',
    input: 'date',
    toColumn: (typed, bound) =>
      fromLondonClock(`${typed}T${bound === 'gte' ? '00:00' : '23:59'}`) ?? null,
    toInput: (column) => londonDay(textOf(column)),
  }),
};

/** A time of day, wherever one is: "09:40". */
export interface TimeField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'time';
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The column and some browsers have seconds: "09:40:00". */
const inMinutes = (value: unknown) => textOf(value).slice(0, 5);

export const time: Kind<TimeField> = {
  ...plain,
  columnTypes: ['time'],
  validate: (value, { label }) =>
    TIME.test(inMinutes(value)) ? undefined : `${label} must be a time of day such as 09:40`,
  toForm: (stored) => inMinutes(stored) || null,
  toRow: (value) => inMinutes(value) || null,
  toText: inMinutes,
  filter: () => ({
    type: 'range',
    input: 'time',
    toColumn: (typed) => typed || null,
    toInput: inMinutes,
  }),
};

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
