import { replacePicked } from '../../schema/kinds/file';
import type { Field } from '../../schema/fields';
import type { FormValues } from '../../schema/kind';
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
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value === '' || value === null || value === undefined || isEmptyList;
}

function standInFor({ kind, label }: Field): unknown {
  if (kind === 'list') return [label];
  const isFigure = ['money', 'number', 'integer', 'rating'].includes(kind);
  return isFigure ? 0 : label;
}
