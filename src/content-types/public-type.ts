import { fieldsOf, sortOf, type ContentType } from '../schema/content-type';
import type { PublicHalf } from '../schema/public';

/** What the site, its build and its host need to know of a content type that visitors read. */
export interface PublicType extends PublicHalf<string> {
  table: string;
  titleColumn: string;
  /** What is asked for, and in which order, as PostgREST writes it. */
  columns: string;
  order: string;
}

/** The content types with a public half. */
export function publicTypesOf(all: readonly ContentType[]): PublicType[] {
  return all.flatMap((type) => (type.public ? [publicTypeOf(type, type.public)] : []));
}

function publicTypeOf(type: ContentType, half: PublicHalf<string>): PublicType {
  const { table, titleColumn, primaryKey = 'id', versionColumn } = type;
  const { field, order } = sortOf(type);
  const columns = [primaryKey, ...readableFields(type).map(([name]) => name), versionColumn ?? ''];
  const way = order === 'DESC' ? `${field}.desc` : field;
  return {
    ...half,
    table,
    titleColumn,
    columns: [...new Set(columns.filter(Boolean))].join(),
    order: `${way},${primaryKey}`,
  };
}

/** The fields that visitors read; not those that are for people of some roles alone. */
export function readableFields(type: ContentType) {
  return fieldsOf(type).filter(([, { roles }]) => !roles);
}

/** The address of a record's page; `undefined` where records have none. */
export function rowPath(
  { page }: Pick<PublicHalf<string>, 'page'>,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  const [, before = '', column = ''] = /^(.*\/):(\w+)$/.exec(page ?? '') ?? [];
  const name = row[column];
  return typeof name === 'string' && name ? before + encodeURIComponent(name) : undefined;
}
