import { replacePicked } from '../../schema/kinds/file';
import type { Field } from '../../schema/fields';
import { plain, type FormValues } from '../../schema/kind';
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
        : value;
  }
  return row;
}

function isMissing(value: unknown): boolean {
  return plain.isBlank(value) || (Array.isArray(value) && value.length === 0);
}

function standInFor(field: Field): unknown {
  const { readAs, samples } = kindOf(field);
  if (readAs === 'items') return [field.label];
  return typeof samples(field)[0] === 'number' ? 0 : field.label;
}
