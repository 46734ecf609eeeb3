import { formatDisplayDate } from '../../shared/blog';
import type { Field } from './fields';
import { fieldsOf, type FormValues, type ResourceSchema } from './resource-schema';

/** The row that a filled create form becomes; derived fields get the values that the form has been showing, typed ones those. */
export function rowToCreate(schema: ResourceSchema, values: FormValues, now: Date): FormValues {
  const derived = fieldsOf(schema).map(([column, field]) => [
    column,
    typedValue(field, values[column]) ??
      derivedValue(field, values, now) ??
      columnValue(field, values[column]),
  ]);
  return Object.fromEntries(derived) as FormValues;
}

/** The row that an edit form becomes: every field as it stands in the form. */
export function rowToUpdate(schema: ResourceSchema, values: FormValues): FormValues {
  const kept = fieldsOf(schema).map(([column, field]) => [
    column,
    columnValue(field, values[column]),
  ]);
  return Object.fromEntries(kept) as FormValues;
}

/** What somebody has put in the place of a derived value. */
function typedValue(field: Field, value: unknown): string | undefined {
  const isDerived = field.kind === 'slug' || field.kind === 'displayDate';
  return (isDerived && textOf(value).trim()) || undefined;
}

/** What a derived field will hold when the form is saved for the first time; `undefined` for fields that are typed. */
export function derivedValue(field: Field, values: FormValues, now: Date): string | undefined {
  if (field.kind === 'slug') return field.derive(textOf(values[field.from]));
  if (field.kind === 'displayDate') return formatDisplayDate(now);
  return undefined;
}

/** A stored row as the form shows it: the value that stands for "no picture" is no picture. */
export function rowToForm(schema: ResourceSchema, row: FormValues): FormValues {
  const form = { ...row };
  for (const [column, field] of fieldsOf(schema)) {
    if (field.kind === 'image' && form[column] === field.emptyValue) form[column] = null;
  }
  return form;
}

/** The columns of `after` that differ from `before`. */
export function changedColumns(before: FormValues, after: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(after).filter(([column, value]) => value !== before[column]),
  );
}

function columnValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'image':
      return value || field.emptyValue;
    case 'boolean':
      return value ?? field.initial ?? false;
    case 'number':
      return typeof value === 'number' ? value : null;
    default:
      return textOf(value).trim() || (field.required ? '' : null);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
