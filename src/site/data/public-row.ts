import { readableFields } from '../../content-types/public-type';
import type { ContentType } from '../../schema/content-type';
import type { FormValues, MemberFields } from '../../schema/kind';
import type { Reader } from '../../schema/reader';
import { nested } from '../../schema/kinds';
import type { ContentPicture } from '../../shared/content/site-content';
import { isVisible } from '../../schema/row';

/** What visitors may see of a stored row, which is hostile until proven otherwise: `Readable` of its content type. */
export function publicRow(type: ContentType, row: FormValues, reader: Reader): FormValues {
  const fields = Object.fromEntries(readableFields(type));
  const seen = Object.entries(fields).map(([column, field]) => [
    column,
    isVisible(field, row) ? row[column] : null,
  ]);
  const values = nested.readable(Object.fromEntries(seen), fields, reader);
  const { primaryKey = 'id', versionColumn = '' } = type;
  return {
    ...withPictures(values, fields),
    id: row[primaryKey],
    ...(versionColumn && { updated_at: row[versionColumn] }),
  };
}

/** Each address of a picture as a picture, with what its neighbours say of it; also inside of groups and repeats. */
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
