import type { Field } from './fields';
import type { FormValues } from './kind';
import { kindOf } from './kinds';
import { fieldsOf, type ContentType } from './content-type';

export function rowToForm(schema: ContentType, row: FormValues): FormValues {
  const form = { ...row };
  for (const [column, field] of fieldsOf(schema)) {
    if (column in row) form[column] = kindOf(field).toForm(row[column], field);
  }
  return form;
}

/** Every field as it would be stored, for rules over several fields. */
export function wholeRow(schema: ContentType, values: FormValues): FormValues {
  const columns = fieldsOf(schema).map(([column, field]) => [
    column,
    kindOf(field).toRow(values[column], field),
  ]);
  return { ...values, ...(Object.fromEntries(columns) as FormValues) };
}

/** Leaves blank nullable values to the database's defaults. */
export function formToNewRow(schema: ContentType, values: FormValues): FormValues {
  return typedColumns(schema, values, (column, field) => {
    const { derive, hasEmptyValue, isBlank } = kindOf(field);
    const mustBeSent = hasEmptyValue?.(field) || (field.required !== undefined && !derive);
    return mustBeSent || !((values[column] ?? null) === null || isBlank(values[column], field));
  });
}

/** Every field of an edit form. */
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

/** Given the row to be saved. */
export function isVisible(field: Field, row: FormValues): boolean {
  return field.visibleWhen?.(row) ?? true;
}

export function blankForm(schema: ContentType): FormValues {
  const started = fieldsOf(schema)
    .filter(([, field]) => !kindOf(field).derive)
    .map(([column, field]) => [column, kindOf(field).blank(field)])
    .filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(started) as FormValues;
}

/** Adds derived values to a new row. */
export function completeRow(schema: ContentType, row: FormValues, now: Date): FormValues {
  const derived = fieldsOf(schema)
    .map(([column, field]) => [column, kindOf(field).derive?.(field, row, now)] as const)
    .filter(([column, value]) => value !== undefined && (row[column] ?? null) === null);
  return { ...row, ...Object.fromEntries(derived) };
}

/** Compares the columns of `after`. */
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

/** Without the columns that only the database writes, such as one to search by. */
export function fieldValues(schema: ContentType, row: FormValues): FormValues {
  const columns = Object.keys(schema.fields).filter((column) => column in row);
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

/** A stored row after a round trip through an unchanged form. */
export function asSentBack(schema: ContentType, stored: FormValues): FormValues {
  const columns = Object.entries(fieldValues(schema, stored));
  return Object.fromEntries(
    columns.map(([column, value]) => [column, asSent(schema, column, value)]),
  );
}

/** A stored value after a round trip: trimmed, with our time zone and keys. */
function asSent(schema: ContentType, column: string, stored: unknown): unknown {
  const field = schema.fields[column];
  if (!field) return stored;
  const kind = kindOf(field);
  return kind.toRow(kind.toForm(stored, field), field);
}

/** Ignores the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, inKeyOrder) === JSON.stringify(other, inKeyOrder);
}

function inKeyOrder(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort()) : value;
}
