import type { ContentType } from '../schema/content-type';
import type { PublicPages } from '../schema/public-options';
import type { TableQuery } from '../shared/content/read-tables';

/** A referenced table, with the query for titles. */
export interface ReferredType extends TableQuery {
  titleColumn: string;
  /** Pattern of records' pages; ":path" for a column with the whole path. */
  page?: string;
  head?: { description?: string; picture?: string };
}

/** A public content type, with its query. */
export interface ReadType extends TableQuery {
  /** Referenced tables. */
  refersTo: readonly ReferredType[];
}

/** A content type with pages, for the site, the build and hosts. */
export interface PublicType extends ReadType, ReferredType {
  /** Path of the list, or of a singleton. */
  path: string;
  /** Not for a singleton. */
  list?: string;
  label: string;
  title?: string;
  description?: string;
  jsonLd?: PublicPages<string>['jsonLd'];
  /** Columns whose JSON-LD differs from the stored value: money in pounds, a reference by title. */
  notAsStored: readonly string[];
  /** Plural: "case studies". */
  plural: string;
}

export function publicPages(type: ContentType): PublicPages<string> | undefined {
  return type.public && !('parts' in type.public) ? type.public : undefined;
}

/** Prefix of records' paths, and the column of the last segment. */
export function pageAddress({
  page,
}: {
  page?: string;
}): { before: string; column: string } | undefined {
  const [, before = '', column] = /^(.*):(\w+)$/.exec(page ?? '') ?? [];
  return column ? { before, column } : undefined;
}

/** Path of a record's page; `undefined` without one. */
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
