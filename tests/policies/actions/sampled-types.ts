import { publicationColumn, type ContentType } from '../../../src/schema/content-type.ts';
import { filePlacesOf } from '../../../src/schema/field-paths.ts';
import { kindOf } from '../../../src/schema/kinds.ts';
import { PDF_TYPE } from '../../../src/shared/upload-limits.ts';
import { aSampledRow, COLUMNS, rowMaker, sampledTypes } from '../columns.ts';
import type { Caller } from '../locked-project.ts';
import { EVERYONE, type Action } from './action.ts';
import { bucketActions } from './bucket.ts';
import { tableActions } from './table.ts';

/** What `access` of content types must enforce. */
export const SAMPLED_ACTIONS: readonly Action[] = sampledTypes.flatMap((type) => {
  const { table, access, words, fields } = type;
  if (access === 'by hand') return [];
  const writers: Caller[] = [...access.write, 'service key'];
  const places = new Map(filePlacesOf(fields).map((place) => [place.bucket, place]));
  return [
    ...tableActions({
      table,
      record: `one of the ${words.plural}`,
      row: rowMaker(table),
      change: aChange(type),
      readers: access.read === 'staff' ? writers : EVERYONE,
      writers,
      ...(access.authors && { adders: [...writers, 'author'] }),
      ...(access.write.includes('editor') && hiddenBy(type)),
    }),
    ...[...places.values()]
      .filter(({ library }) => !library)
      .flatMap(({ bucket, accept }) =>
        bucketActions({
          bucket,
          folder: bucket,
          writers,
          ...(access.authors && { uploaders: [...writers, 'author'] }),
          ...(accept.includes(PDF_TYPE) && { holds: PDF_TYPE }),
        }),
      ),
  ];
});

/** A text column and a valid new value. */
function aChange(type: ContentType): [column: string, value: string] {
  const row = aSampledRow(type);
  const [found] = Object.entries(COLUMNS[type.table]?.free ?? {}).flatMap(([column, value]) => {
    const field = type.fields[column];
    const isText = field && kindOf(field).column(field)?.type === 'text';
    return isText && typeof value === 'string' && value !== row[column] ? [[column, value]] : [];
  });
  const [column = '', value = ''] = found ?? [];
  return [column, value];
}

/** What hides a row from visitors. */
function hiddenBy(type: ContentType) {
  const publication = publicationColumn(type);
  if (publication) return { hidden: { [publication]: null } };
  return type.fields.published?.kind === 'boolean' ? { hidden: { published: false } } : {};
}
