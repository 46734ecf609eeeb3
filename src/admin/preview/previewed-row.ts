import { replacePicked } from '../../schema/kinds/file';
import type { Field } from '../../schema/fields';
import { itemsOf, plain, type FormValues, type MemberFields } from '../../schema/kind';
import { fieldsOf, type ContentType } from '../../schema/content-type';
import { kindOf } from '../../schema/kinds';
import { wholeRow } from '../../schema/row';

/** What is missing is stood in for by the name of its field; a picture that is chosen and not sent yet by its file. */
export function previewedRow(schema: ContentType, values: FormValues): FormValues {
  const row = wholeRow(schema, values);
  for (const [column, field] of fieldsOf(schema)) {
    const value = replacePicked(row[column], ({ src }) => src);
    row[column] =
      field.required && isMissing(value)
        ? kindOf(field).derive?.(field, row, new Date()) || standInFor(field)
        : withWordsInside(value, field);
  }
  return row;
}

/** The same of texts inside of sections, lists and groups: an empty heading says nothing. */
function withWordsInside(value: unknown, field: Field): unknown {
  const parts = kindOf(field).parts?.(value, field) ?? [];
  const [first] = parts;
  if (!first) return value;
  if (first.index === undefined) return withWords(first.fields, first.values);
  const items = [...itemsOf(value)];
  for (const { index = 0, fields, values } of parts) items[index] = withWords(fields, values);
  return items;
}

function withWords(fields: MemberFields, values: FormValues): FormValues {
  const shown = Object.entries(fields).map(([key, member]) => {
    const field = member as Field;
    const isUnwritten = field.required && isText(field) && isMissing(values[key]);
    return [key, isUnwritten ? field.label : withWordsInside(values[key], field)];
  });
  return { ...values, ...Object.fromEntries(shown) };
}

const isText = (field: Field) => ['words', 'sentences'].includes(kindOf(field).readAs);

function isMissing(value: unknown): boolean {
  return plain.isBlank(value) || (Array.isArray(value) && value.length === 0);
}

function standInFor(field: Field): unknown {
  const { readAs, samples } = kindOf(field);
  if (readAs === 'items') return [field.label];
  return typeof samples(field)[0] === 'number' ? 0 : field.label;
}
