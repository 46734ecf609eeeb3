import { plain, textOf, type CommonField, type ValidationError, type FormValues } from './kind';
import { thousands } from '../shared/thousands';

/** What every field kept as text can say. */
export interface TextualField<Row = FormValues> extends CommonField<Row, string | null> {
  /** Characters, after trimming; the database's limit. */
  maxLength?: number;
  /** What the column holds when the field is left blank; `null` when left out. */
  whenBlank?: string | null;
}

/** The part that kinds kept as text share: trimmed, and `null` when nothing is left. */
export const textual = {
  ...plain,
  columnTypes: ['text', 'varchar', 'bpchar', 'citext'],
  isBlank: (value: unknown) => textOf(value).trim() === '',
  validate: (value: unknown, field: TextualField): ValidationError =>
    tooLong(field.label, value, field.maxLength),
  toForm: (stored: unknown, field: TextualField) =>
    stored === (field.whenBlank ?? null) ? null : stored,
  toRow: (value: unknown, field: TextualField) =>
    textOf(value).trim() || (field.whenBlank ?? (field.required ? '' : null)),
  hasEmptyValue: (field: TextualField) => typeof field.whenBlank === 'string',
  filter: () => ({ type: 'text' }) as const,
};

export function tooLong(label: string, value: unknown, maxLength = Infinity): ValidationError {
  const excess = [...String(value).trim()].length - maxLength;
  if (excess <= 0) return undefined;
  const limit = thousands(maxLength);
  return `${label} is too long by ${thousands(excess)} (at most ${limit} characters)`;
}
