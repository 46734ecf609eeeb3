import type { ContentType } from '../schema/content-type';
import type { PublicPages } from '../schema/public';
import type { TableQuery } from '../shared/content/read-tables';

/** A table whose records are named by others, and what is asked of it for that. */
export interface ReferredType extends TableQuery {
  titleColumn: string;
  /** The address of a record, where it has a page; ":path" where a column has all of it. */
  page?: string;
  head?: { description?: string; picture?: string };
}

/** A content type that visitors read, and what is asked of it for that. */
export interface ReadType extends TableQuery {
  /** The tables that its records name. */
  refersTo: readonly ReferredType[];
}

/** What the site, its build and its host need to know of a content type whose records have addresses. */
export interface PublicType extends ReadType, ReferredType {
  /** Where it begins: the address of its list, or of its only record. */
  path: string;
  /** A singleton has none. */
  list?: string;
  label: string;
  title?: string;
  description?: string;
  jsonLd?: PublicPages<string>['jsonLd'];
  /** Columns that machines are told otherwise than they are stored: money in pounds, another record by its title. */
  notAsStored: readonly string[];
  /** As the admin names its records: "case studies". */
  plural: string;
}

/** What it says of its public pages: a list, and a page a record. */
export function publicPages(type: ContentType): PublicPages<string> | undefined {
  return type.public && !('parts' in type.public) ? type.public : undefined;
}

/** What stands before the name in the address of a record's page, and the column that has the name. */
export function pageAddress({
  page,
}: {
  page?: string;
}): { before: string; column: string } | undefined {
  const [, before = '', column] = /^(.*):(\w+)$/.exec(page ?? '') ?? [];
  return column ? { before, column } : undefined;
}

/** The address of a record's page, which is that of its type where there is one record; `undefined` where it has none. */
export function rowPath(
  { page }: { page?: string },
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  const address = pageAddress({ page });
  if (!address) return page;
  const { before, column } = address;
  const name = row[column];
  if (typeof name !== 'string' || !name) return undefined;
  return before ? before + encodeURIComponent(name) : name;
}
