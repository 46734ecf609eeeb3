import { placeholdersIn } from '../shared/content/placeholders';
import type { ContentPicture } from '../shared/content/picture';
import { readableFields, type ContentType } from './content-type';
import { type FormValues, type MemberFields } from './kind';
import { requiredMessage } from './rules';
import { kindOf } from './kinds';
import type { Reader } from './reader';
import { recordTitle } from './record-title';
import { isVisible } from './row';

/**
 * Converts untrusted stored rows to `Readable` ones. Skips rows with missing required values or unknown placeholders.
 * @param tell receives a sentence for each skipped row
 */
export function readableRows(
  type: ContentType,
  rows: readonly FormValues[],
  reader: Reader,
  tell: (sentence: string) => void = () => undefined,
): FormValues[] {
  return rows.flatMap((row) => {
    const leaveOut = (what: string, reason: string) => tell(`“${what}” is left out: ${reason}`);
    try {
      return [soundRow(type, row, reader, leaveOut)];
    } catch (error) {
      leaveOut(recordTitle(type, row), error instanceof Error ? error.message : String(error));
      return [];
    }
  });
}

/** A stored row as visitors would read it, whatever it lacks. */
export function readableRow(type: ContentType, row: FormValues, reader: Reader): FormValues {
  const fields = readableFields(type);
  const { primaryKey = 'id', versionColumn = '', quotes = type.fills } = type;
  const asWritten = { ...reader, fill: (text: string) => text };
  const values = fields.map(([column, field]) => {
    const stored = isVisible(field, row) ? row[column] : null;
    const isFilled = !quotes || quotes.includes(column);
    return [column, kindOf(field).readable(stored, field, isFilled ? reader : asWritten)];
  });
  return {
    ...withPictures(Object.fromEntries(values) as FormValues, Object.fromEntries(fields)),
    id: row[primaryKey],
    ...(versionColumn && { updated_at: row[versionColumn] }),
  };
}

/** Throws for missing required values and unknown placeholders. */
function soundRow(
  type: ContentType,
  row: FormValues,
  reader: Reader,
  leaveOut: (what: string, reason: string) => void,
): FormValues {
  const read = readableRow(type, row, reader);
  for (const [column, field] of readableFields(type)) {
    if (!isVisible(field, row)) continue;
    const unknown = type.quotes?.includes(column)
      ? placeholdersIn(JSON.stringify(read[column]))
      : [];
    const reason = `nothing is called {{${unknown.join('}}, {{')}}}`;
    if (field.required && unknown.length > 0) throw new Error(reason);
    if (field.required && isEmpty(read[column])) throw new Error(requiredMessage(field));
    if (unknown.length === 0) continue;
    read[column] = kindOf(field).readable(null, field, reader);
    leaveOut(field.label, reason);
  }
  return read;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Converts picture addresses to pictures with the values of sibling fields, also nested. */
function withPictures(values: FormValues, fields: MemberFields): FormValues {
  const changed = Object.entries(fields).map(([key, field]) => {
    const value = values[key];
    if (field.kind === 'image') return [key, pictureOf(key, values, fields)];
    if (!('fields' in field)) return [key, value];
    const inside = (part: unknown) =>
      withPictures(part as FormValues, field.fields as MemberFields);
    return [key, Array.isArray(value) ? value.map(inside) : inside(value)];
  });
  return Object.fromEntries(changed) as FormValues;
}

function pictureOf(
  key: string,
  values: FormValues,
  fields: MemberFields,
): ContentPicture | undefined {
  const src = values[key];
  if (typeof src !== 'string' || !src) return undefined;
  const saidBy = (kind: 'altText' | 'focus') =>
    Object.entries(fields).find(
      ([, field]) => field.kind === kind && 'of' in field && field.of === key,
    );
  const textIn = (found: ReturnType<typeof saidBy>) => String(values[found?.[0] ?? ''] ?? '');
  const focus = textIn(saidBy('focus'));
  return { src, alt: textIn(saidBy('altText')), ...(focus && { focus }) };
}
