import { readableFields } from '../../content-types/public-type';
import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import type { ValuesOf } from '../../schema/define-section';
import type { ContentPicture } from '../../shared/content/site-content';
import type { Fill } from '../../shared/content/shown-row';
import { readableValues } from './readable-values';

type Pictured<Fields> = {
  readonly [Key in keyof Fields as Fields[Key] extends { kind: 'image' } ? Key : never]:
    ContentPicture | undefined;
};

/**
 * A row of a content type that says `public`, safe to show: texts are filled in, HTML is cleaned, and a picture is what
 * ContentPhoto shows, with its alternative text; an empty text where nothing is written.
 */
export type PublicRow<Type extends { fields: unknown }> = Omit<
  ValuesOf<Type['fields']>,
  keyof Pictured<Type['fields']>
> &
  Pictured<Type['fields']> & { readonly id: string; readonly updated_at?: string };

/** What visitors may see of a stored row, which is hostile until proven otherwise. */
export function publicRow(type: ContentType, row: FormValues, fill: Fill): FormValues {
  const fields = readableFields(type);
  const values = readableValues(row, Object.fromEntries(fields), fill);
  const pictures = fields.flatMap(([column, field]) =>
    field.kind === 'image' ? [[column, pictureOf(column, values, fields)]] : [],
  );
  const { primaryKey = 'id', versionColumn = '' } = type;
  return {
    ...values,
    ...(Object.fromEntries(pictures) as FormValues),
    id: row[primaryKey],
    ...(versionColumn && { updated_at: row[versionColumn] }),
  };
}

function pictureOf(
  column: string,
  values: FormValues,
  fields: ReturnType<typeof readableFields>,
): ContentPicture | undefined {
  const src = values[column];
  if (typeof src !== 'string' || !src) return undefined;
  const [words = ''] =
    fields.find(([, field]) => field.kind === 'altText' && field.of === column) ?? [];
  return { src, alt: String(values[words] ?? '') };
}
