import {
  formatLondonTime,
  fromLondonClock,
  londonDay,
  toLondonClock,
} from '../../shared/time/london-time';
import { defineKind } from '../define-kind';
import { asText, type CommonField, type FormValues, type Column } from '../kind';

export const MOMENT: Column = { type: 'timestamp with time zone' };

export const SAMPLE_MOMENTS = ['2025-05-15T10:00:00Z', '2025-05-16T10:00:00Z'];

/** A moment, entered and shown in London time, stored as timestamptz. */
export interface DateTimeField<Row = FormValues> extends CommonField<Row, string> {
  kind: 'dateTime';
}

export const dateTime = defineKind<DateTimeField, string>()({
  column: () => MOMENT,
  validate: (value, { label }) =>
    fromLondonClock(asText(value))
      ? undefined
      : `${label}: the clocks go forward then, so there is no such time. Choose one an hour later.`,
  toForm: (stored) => toLondonClock(asText(stored)) || null,
  toRow: (value) => fromLondonClock(asText(value)) ?? null,
  toText: (stored) => formatLondonTime(asText(stored)),
  filter: () => ({
    type: 'range',
    input: 'date',
    toColumn: (typed, bound) =>
      (bound === 'gte'
        ? fromLondonClock(`${typed}T00:00`)
        : fromLondonClock(`${typed}T23:59`)?.replace(':00.000Z', ':59.999Z')) ?? null,
    toInput: (column) => londonDay(asText(column)),
  }),
  samples: () => SAMPLE_MOMENTS,
});
