import { formatDisplayDate, isoDay, publishableDays } from '../../shared/time/display-date';
import { defineKind } from '../define-kind';
import { asText, type CommonField, type SiblingColumn } from '../kind';
import { matches } from '../rules';
import { textual } from '../text-rules';

/** A date in readable form, such as "May 14, 2025": by default the day of creation. */
export interface DisplayDateField extends CommonField<string> {
  kind: 'displayDate';
  /** Orders records of the same day. */
  sameDayBy: SiblingColumn;
  /** A `date` column with the same day, without which the grid cannot be sorted by the field. */
  dayColumn?: SiblingColumn;
}

const FORM = /^[A-Z][a-z]{2,8} [0-9]{1,2}, [0-9]{4}$/;

export const displayDate = defineKind<DisplayDateField>()({
  ...textual,
  rules: ({ label }) => [
    matches('format', FORM, `${label} must read like “May 14, 2025”`),
    {
      name: 'range',
      holds: (value) => isPublishable(asText(value)),
      sql: (column) =>
        `public.display_day(${column}) is not null and public.display_day(${column}) between '1990-01-01' and (now() + interval '10 years')::date`,
      message: `${label} must be a day between 1990 and ten years from now`,
    },
  ],
  derive: (_field, _row, now) => formatDisplayDate(now),
  derivedName: () => 'Today',
  // The text would be sorted alphabetically.
  sortBy: ({ dayColumn, sameDayBy }) => (dayColumn ? [dayColumn, sameDayBy] : undefined),
  samples: () => ['May 15, 2025', 'May 16, 2025'],
});

function isPublishable(shown: string): boolean {
  const day = isoDay(shown);
  const { first, last } = publishableDays();
  return Boolean(day && day >= first && day <= last);
}
