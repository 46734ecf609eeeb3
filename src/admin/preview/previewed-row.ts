import { replacePicked } from '../../schema/kinds/file';
import type { Field } from '../../schema/fields';
import { itemsOf, plain, type FormValues, type MemberFields } from '../../schema/kind';
import { fieldsOf, type ContentType } from '../../schema/content-type';
import { kindOf } from '../../schema/kinds';
import { wholeRow } from '../../schema/row';

/** Fills missing required values with their labels, and picked files with blob URLs. */
export function previewedRow(schema: ContentType, values: FormValues): FormValues {
  const row = wholeRow(schema, values);
  for (const [column, field] of fieldsOf(schema)) {
    const value = replacePicked(row[column], ({ src }) => src);
    row[column] =
      field.required && isMissing(value)
        ? kindOf(field).derive?.(field, row, new Date()) || fallbackFor(field)
        : withLabelsInside(value, field);
  }
  return row;
}

/** The same for nested texts. */
function withLabelsInside(value: unknown, field: Field): unknown {
  const parts = kindOf(field).parts?.(value, field) ?? [];
  const [first] = parts;
  if (!first) return value;
  if (first.index === undefined) return withLabels(first.fields, first.values);
  const items = [...itemsOf(value)];
  for (const { index = 0, fields, values } of parts) items[index] = withLabels(fields, values);
  return items;
}

function withLabels(fields: MemberFields, values: FormValues): FormValues {
  const shown = Object.entries(fields).map(([key, member]) => {
    const field = member as Field;
    const isUnwritten = field.required && isText(field) && isMissing(values[key]);
    return [key, isUnwritten ? field.label : withLabelsInside(values[key], field)];
  });
  return { ...values, ...Object.fromEntries(shown) };
}

const isText = (field: Field) => ['words', 'sentences'].includes(kindOf(field).readAs);

function isMissing(value: unknown): boolean {
  return plain.isBlank(value) || (Array.isArray(value) && value.length === 0);
}

function fallbackFor(field: Field): unknown {
  const { readAs, samples } = kindOf(field);
  if (readAs === 'items') return [field.label];
  return typeof samples(field)[0] === 'number' ? 0 : field.label;
}
