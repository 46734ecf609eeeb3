import { thousands } from '../shared/text';
import { isFilled, plain, asText, type Column, type CommonField, type FormValues } from './kind';
import { hasAtMost, literal, type Rule } from './rules';

/** What every field kept as text can say. */
export interface TextualField<Row = FormValues> extends CommonField<Row, string> {
  /** Characters, after trimming. */
  maxLength?: number;
  /** What the column holds when the field is left blank; `null` when left out. */
  whenBlank?: string | null;
}

export const TEXT_LIMITS = { line: 500, text: 20_000, article: 200_000, address: 2000 };

/** The column of what is kept as text. */
export const textColumn = (initial: unknown): Column =>
  typeof initial === 'string' ? { type: 'text', default: literal(initial) } : { type: 'text' };

/** The rule of a longest text. */
export function atMost(label: string, most: number): Rule {
  return hasAtMost(most, `${label} must have at most ${thousands(most)} characters`);
}

const BLANK = /[^\s]/;

/** That a text has words: one that has to be there, or one that would be null. */
function hasWords(field: TextualField): Rule[] {
  if (typeof field.whenBlank === 'string') return [];
  const holds = (value: unknown) => typeof value !== 'string' || BLANK.test(value);
  const sql = (column: string) => `${column} ~ '[^[:space:]]'`;
  if (field.required) return isFilled(field, holds, sql);
  return [
    { name: 'filled', holds, sql, message: `${field.label} must have words, or be left out` },
  ];
}

/**
 * What each text of a field keeps.
 * @param most characters, where the field does not say
 * @param form that it has to have, which no blank one has
 */
export const textRules = (field: TextualField, most: number, form?: Rule): readonly Rule[] => [
  atMost(field.label, field.maxLength ?? most),
  ...(form ? [form] : hasWords(field)),
];

/** The part that kinds share that are kept as text: trimmed, and `null` when nothing is left. */
export const textual = {
  column: ({ whenBlank, initial }: TextualField) => textColumn(initial ?? whenBlank),
  rules: (field: TextualField) => textRules(field, TEXT_LIMITS.line),
  isBlank: (value: unknown) => asText(value).trim() === '',
  toForm: (stored: unknown, field: TextualField) =>
    stored === (field.whenBlank ?? null) ? null : stored,
  toRow: (value: unknown, field: TextualField) =>
    asText(value).trim() || (field.whenBlank ?? (field.required ? '' : null)),
  toText: plain.toText,
  hasEmptyValue: (field: TextualField) => typeof field.whenBlank === 'string',
  samples: ({ maxLength = TEXT_LIMITS.line }: TextualField) =>
    ['Changed', 'Otherwise'].map((text) => text.slice(0, maxLength)),
};

/** How the grid is narrowed by words. */
export const byWords = () => ({ type: 'text' }) as const;
