import { thousands } from '../../shared/text';
import {
  type FormValues,
  type Kind,
  plain,
  textOf,
  type CommonField,
  type ValidationError,
} from '../kind';

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

/** One line of text. */
export interface TextField<Row = FormValues> extends TextualField<Row> {
  kind: 'text';
  pattern?: { expression: RegExp; message: string };
  /** What is kept of what is typed; `undefined` for what cannot be understood, which `unreadable` then says. */
  read?(typed: string): string | undefined;
  unreadable?: string;
  /** The values that records have, for who narrows the grid by them; left out, it is narrowed by part of the text. */
  valuesInUse?(): Promise<readonly string[]>;
}

export const text: Kind<TextField> = {
  ...textual,
  toRow: (value, field) => {
    const row = textual.toRow(value, field);
    return (row && field.read?.(row)) ?? row;
  },
  validate: (value, field) =>
    textual.validate(value, field) ??
    (field.read && field.read(String(value)) === undefined ? field.unreadable : undefined) ??
    (field.pattern && !field.pattern.expression.test(String(value).trim())
      ? field.pattern.message
      : undefined),
  filter: ({ valuesInUse }) =>
    valuesInUse ? { type: 'valuesInUse', load: valuesInUse } : textual.filter(),
};

/** Plain text over several lines. */
export interface MultilineField<Row = FormValues> extends TextualField<Row> {
  kind: 'multiline';
}

export const multiline: Kind<MultilineField> = textual;

export interface EmailField<Row = FormValues> extends TextualField<Row> {
  kind: 'email';
}

/** As the HTML standard defines a valid e-mail address, with a dot in its domain. */
const E_MAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

export const email: Kind<EmailField> = {
  ...textual,
  validate: (value, field) =>
    textual.validate(value, field) ??
    (E_MAIL.test(String(value).trim())
      ? undefined
      : `${field.label} must be an address such as name@example.com`),
};

/** A telephone number, kept as it is written: "0121 496 0123" or "+44 121 496 0123". */
export interface PhoneField<Row = FormValues> extends TextualField<Row> {
  kind: 'phone';
}

export const phone: Kind<PhoneField> = {
  ...textual,
  validate: (value, field) =>
    textual.validate(value, field) ??
    (isPhoneNumber(String(value))
      ? undefined
      : `${field.label} must be a telephone number such as 0121 496 0123`),
};

/** Seven to fifteen digits (ITU-T E.164), with the signs that people write between them. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}

/** An address on the web: https, or a path of this site where `internal` allows it. */
export interface UrlField<Row = FormValues> extends TextualField<Row> {
  kind: 'url';
  /** Whether a path of this site, such as "/services#office", is an address too. */
  internal?: boolean;
}

export const url: Kind<UrlField> = {
  ...textual,
  toRow: (value, field) => textual.toRow(withScheme(String(value ?? '')), field),
  validate: (value, field) =>
    textual.validate(value, field) ??
    (isWebAddress(withScheme(String(value)), field.internal)
      ? undefined
      : `${field.label} must be an address such as https://example.com${field.internal ? ' or /services' : ''}`),
};

/** "facebook.com/page" is an address too. */
function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
}

function isWebAddress(text: string, internal = false): boolean {
  if (internal && /^\/(?![/\\])[^\s\\]*$/.test(text)) return true;
  return /^https:\/\/[^\s"<>\\]+$/.test(text) && URL.canParse(text);
}
