import type { Field } from './fields';
import type { FormValues } from './kind';
import { kindOf } from './kinds';
import { fieldsOf, type ContentType } from './content-type';

/** A stored row as the form holds it. */
export function rowToForm(schema: ContentType, row: FormValues): FormValues {
  const form = { ...row };
  for (const [column, field] of fieldsOf(schema)) {
    if (column in row) form[column] = kindOf(field).toForm(row[column], field);
  }
  return form;
}

/** Every field's value as it would be stored, for rules that look at several of them. */
export function wholeRow(schema: ContentType, values: FormValues): FormValues {
  const columns = fieldsOf(schema).map(([column, field]) => [
    column,
    kindOf(field).toRow(values[column], field),
  ]);
  return { ...values, ...(Object.fromEntries(columns) as FormValues) };
}

/** What a create form sends: what is left blank, and may be, is the database's to decide. */
export function formToNewRow(schema: ContentType, values: FormValues): FormValues {
  return typedColumns(schema, values, (column, field) => {
    const { derive, hasEmptyValue, isBlank } = kindOf(field);
    const mustBeSent = hasEmptyValue?.(field) || (field.required !== undefined && !derive);
    return mustBeSent || !((values[column] ?? null) === null || isBlank(values[column], field));
  });
}

/** What an edit form sends: every field as it stands there. */
export function formToRow(schema: ContentType, values: FormValues): FormValues {
  return typedColumns(schema, values, () => true);
}

function typedColumns(
  schema: ContentType,
  values: FormValues,
  isSent: (column: string, field: Field) => boolean,
): FormValues {
  const row = wholeRow(schema, values);
  const typed = fieldsOf(schema)
    .filter(([column, field]) => isSent(column, field) && !field.readOnly && isVisible(field, row))
    .map(([column]) => [column, row[column]]);
  return Object.fromEntries(typed) as FormValues;
}

/** Whether the form shows the field, given the row that it would save. */
export function isVisible(field: Field, row: FormValues): boolean {
  return field.visibleWhen?.(row) ?? true;
}

/** What a create form starts with. */
export function blankForm(schema: ContentType): FormValues {
  const started = fieldsOf(schema)
    .filter(([, field]) => !kindOf(field).derive)
    .map(([column, field]) => [column, kindOf(field).blank(field)])
    .filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(started) as FormValues;
}

/** A new row with the values that nobody types. */
export function completeRow(schema: ContentType, row: FormValues, now: Date): FormValues {
  const derived = fieldsOf(schema)
    .map(([column, field]) => [column, kindOf(field).derive?.(field, row, now)] as const)
    .filter(([column, value]) => value !== undefined && (row[column] ?? null) === null);
  return { ...row, ...Object.fromEntries(derived) };
}

/** The columns that `after` changes; what it does not mention stays as it is. */
export function changedColumns(
  schema: ContentType,
  before: FormValues,
  after: FormValues,
): FormValues {
  const changed = Object.entries(after).filter(
    ([column, value]) => !isSame(value, asSent(schema, column, before[column])),
  );
  return Object.fromEntries(changed);
}

/** The fields of a stored row the way a form sends them back untouched. */
export function asSentBack(schema: ContentType, stored: FormValues): FormValues {
  const columns = Object.keys(schema.fields).filter((column) => column in stored);
  return Object.fromEntries(
    columns.map((column) => [column, asSent(schema, column, stored[column])]),
  );
}

/** A stored value the way a form sends it back untouched: trimmed, its time zone and its keys as ours are written. */
function asSent(schema: ContentType, column: string, stored: unknown): unknown {
  const field = schema.fields[column];
  if (!field) return stored;
  const kind = kindOf(field);
  return kind.toRow(kind.toForm(stored, field), field);
}

/** Whether two values are stored alike, in whatever order their keys stand. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, inKeyOrder) === JSON.stringify(other, inKeyOrder);
}

function inKeyOrder(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort()) : value;
}
