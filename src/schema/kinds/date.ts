import { MONTHS } from '../../shared/time/display-date';
import { formatDay, isDay } from '../../shared/time/day';
import { londonDay } from '../../shared/time/london-time';
import { defineKind } from '../define-kind';
import { asText, type CommonField, type SiblingColumn } from '../kind';

/** A calendar date: "2025-05-14". */
export interface DateField extends CommonField<string> {
  kind: 'date';
  /** The column of another day that it must not be before. */
  notBefore?: SiblingColumn;
  /** Today in London or earlier. */
  isPast?: boolean;
}

export const date = defineKind<DateField>()({
  column: () => ({ type: 'date' }),
  validate(value, { label, notBefore, isPast }, siblings) {
    const day = asText(value);
    if (!isDay(day)) return `${label} must be a day of the calendar`;
    if (isPast && day > londonDay(new Date())) return `${label} must not be in the future`;
    const first = asText(siblings[notBefore ?? '']);
    return first > day ? `${label} must not be before ${formatDay(first)}` : undefined;
  },
  toText: (stored) => (isDay(asText(stored)) ? formatDay(asText(stored)) : ''),
  fromText: (text) => dayIn(text) ?? text,
  filter: () => ({
    type: 'range',
    input: 'date',
    toColumn: (typed) => typed || null,
    toInput: (column) => asText(column),
  }),
  samples: () => ['2030-01-01', '2030-01-02'],
});

/** The day in "2025-05-14T09:30:00Z", "14/05/2025" or "14 May 2025"; `undefined` for other forms. */
function dayIn(text: string): string | undefined {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  if (iso) return iso;
  const [, date = '', month = '', year] =
    /^(\d{1,2})[ /.-](\d{1,2}|[a-z]{3,9})[ /.-](\d{4})/i.exec(text) ?? [];
  const named = MONTHS.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase()));
  const number = Number(month) || named + 1;
  return year && `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
}
