import { formatDay, isDay } from '../../shared/time/day';
import { londonDay } from '../../shared/time/london-time';
import { defineKind } from '../define-kind';
import { choiceOfConditions } from '../filter';
import { asText, type CommonField, type SiblingColumn } from '../kind';
import { hasPassed } from '../rules';
import { MOMENT } from './date-time';
import { AS_DRAFT, AT_ONCE, momentOf } from './publication';

/** `published_until`, the last public day in London: a day in the form, stored as the moment after it. */
export interface LastDayField extends CommonField<string> {
  kind: 'lastDay';
  /** The column of the kind `publication` that it ends. */
  of: SiblingColumn;
}

/** The last day before an end, stored or in the form: "2026-12-27"; nothing where there is none. */
export function lastDayBefore(end: unknown): string {
  const time = momentOf(end);
  return Number.isNaN(time) ? '' : londonDay(new Date(time - 1));
}

export const lastDay = defineKind<LastDayField>()({
  column: () => MOMENT,
  toForm: (stored) => lastDayBefore(stored) || null,
  toRow: (value) => (isDay(asText(value)) ? new Date(momentOf(value)).toISOString() : null),
  toText: (stored) => {
    const day = lastDayBefore(stored);
    return day && formatDay(day);
  },
  validate(value, { label, of }, siblings) {
    if (!isDay(asText(value))) return `${label} must be a day of the calendar`;
    const published = siblings[of];
    if (published === AS_DRAFT) return undefined;
    const isNow = published === AT_ONCE || published === undefined;
    const begins = isNow ? Date.now() : momentOf(published);
    if (momentOf(value) > begins) return undefined;
    return isNow ? hasPassed(label) : `${label} is before the first one`;
  },
  readable: lastDayBefore,
  filter: () =>
    choiceOfConditions((column) => ({
      'Has ended': [`${column}@lte`, AT_ONCE],
      'Will end': [`${column}@gt`, AT_ONCE],
      'Has no last day': [`${column}@is`, null],
    })),
  readAs: 'nothing',
  // Without an end.
  samples: () => ['2999-12-28T00:00:00Z', '2999-12-29T00:00:00Z'],
});
