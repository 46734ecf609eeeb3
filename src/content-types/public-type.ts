import { fieldsOf, publicationColumn, sortOf, type ContentType } from '../schema/content-type';
import type { PublicPages, PublicParts } from '../schema/public';
import type { TableQuery } from '../shared/content/read-tables';
import type { ContentTable } from '../shared/content/content-rows';

/** What the site, its build and its host need to know of a content type that visitors read. */
export interface PublicType extends PublicPages<string>, TableQuery {
  titleColumn: string;
  /** As the admin names its records: "case studies". */
  plural: string;
  /** The column that says since when a record is public, where records can be scheduled. */
  publishedBy?: string;
}

/** The content types with public pages. */
export function publicTypesOf(all: readonly ContentType[]): PublicType[] {
  return all.flatMap((type) => {
    const pages = publicPages(type);
    return pages ? [publicTypeOf(type, pages)] : [];
  });
}

/** What it says of its public pages: a list, and a page a record. */
export function publicPages(type: ContentType): PublicPages<string> | undefined {
  return type.public && 'list' in type.public ? type.public : undefined;
}

function publicTypeOf(type: ContentType, pages: PublicPages<string>): PublicType {
  const { table, titleColumn, words, primaryKey = 'id', versionColumn } = type;
  const columns = [primaryKey, ...readableFields(type).map(([name]) => name), versionColumn ?? ''];
  return {
    ...pages,
    table,
    titleColumn,
    plural: words.plural,
    publishedBy: publicationColumn(type),
    columns: [...new Set(columns.filter(Boolean))].join(),
    order: orderOf(type),
  };
}

/** The order of the admin's list, as PostgREST writes it. */
function orderOf(type: ContentType): string {
  const { field, order } = sortOf(type);
  return `${order === 'DESC' ? `${field}.desc` : field},${type.primaryKey ?? 'id'}`;
}

/** The fields that visitors read; not those that are for people of some roles alone. */
export function readableFields(type: ContentType) {
  return fieldsOf(type).filter(([, { roles }]) => !roles);
}

/** What stands before the name in the address of a record's page, and the column that has the name. */
export function pageAddress({
  page,
}: Pick<PublicPages<string>, 'page'>): { before: string; column: string } | undefined {
  const [, before, column] = /^(.*\/):(\w+)$/.exec(page ?? '') ?? [];
  return before && column ? { before, column } : undefined;
}

/** The address of a record's page; `undefined` where records have none. */
export function rowPath(
  type: Pick<PublicPages<string>, 'page'>,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  const { before = '', column = '' } = pageAddress(type) ?? {};
  const name = row[column];
  return typeof name === 'string' && name ? before + encodeURIComponent(name) : undefined;
}

/** What the site and its build need to know of a content type that is read in parts of the site's pages. */
export interface PartType extends PublicParts, TableQuery {
  table: ContentTable;
  /** As the admin names its records: "prices". */
  plural: string;
}

/** The content types that say of which parts of the site's pages they are made. */
export function partTypesOf(all: readonly ContentType[]): PartType[] {
  return all.flatMap((type) => {
    if (!type.public || !('parts' in type.public)) return [];
    const table = type.table as ContentTable;
    const { plural } = type.words;
    return [{ ...type.public, table, plural, columns: '*', order: orderOf(type) }];
  });
}
