import { isDay } from '../../shared/time/day';
import {
  formatLondonTime,
  fromLondonClock,
  londonDay,
  londonMidnight,
  toLondonClock,
} from '../../shared/time/london-time';
import { defineKind } from '../define-kind';
import { asText, type CommonField, type Column } from '../kind';

export const MOMENT: Column = { type: 'timestamp with time zone' };

export const SAMPLE_MOMENTS = ['2025-05-15T10:00:00Z', '2025-05-16T10:00:00Z'];

/** A moment, entered and shown in London time, stored as timestamptz. */
export const dateTime = defineKind<CommonField<string> & { kind: 'dateTime' }>()({
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
      isDay(typed)
        ? new Date(
            bound === 'gte' ? londonMidnight(typed) : londonMidnight(typed, 1) - 1,
          ).toISOString()
        : null,
    toInput: (column) => londonDay(asText(column)),
  }),
  samples: () => SAMPLE_MOMENTS,
});
