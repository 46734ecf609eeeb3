import { thousands } from '../shared/text';
import { plain, asText, type Column, type CommonField } from './kind';
import { isNotBlank, hasAtMost, literal, type Rule } from './rules';

/** Options of fields stored as text. */
export interface TextualField extends CommonField<string> {
  /** Characters, after trimming. */
  maxLength?: number;
  /** Stored for a blank field; `null` by default. */
  whenBlank?: string | null;
}

export const TEXT_LIMITS = { line: 500, text: 20_000, article: 200_000, address: 2000 };

export const textColumn = (initial: unknown): Column =>
  typeof initial === 'string' ? { type: 'text', default: literal(initial) } : { type: 'text' };

export function atMost(label: string, most: number): Rule {
  return hasAtMost(most, `${label} must have at most ${thousands(most)} characters`);
}

const BLANK = /[^\s]/;

/** A required text, or one that would be null, is not blank. */
function hasWords(field: TextualField): Rule[] {
  if (typeof field.whenBlank === 'string') return [];
  const holds = (value: unknown) => typeof value !== 'string' || BLANK.test(value);
  const sql = (column: string) => `${column} ~ '[^[:space:]]'`;
  if (field.required) return isNotBlank(field, holds, sql);
  return [
    { name: 'filled', holds, sql, message: `${field.label} must have words, or be left out` },
  ];
}

/**
 * @param most default maximum of characters
 * @param form of filled texts
 */
export const textRules = (field: TextualField, most: number, form?: Rule): readonly Rule[] => [
  atMost(field.label, field.maxLength ?? most),
  ...(form ? [form] : hasWords(field)),
];

/** Common behaviour of textual kinds: trimmed, and `null` if empty. */
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

export const byWords = () => ({ type: 'text' }) as const;
