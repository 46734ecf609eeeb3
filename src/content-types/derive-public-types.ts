import { capitalise, readableFields, sortOf, type ContentType } from '../schema/content-type';
import { nestedFields } from '../schema/field-paths';
import type { Field } from '../schema/fields';
import { kindOf } from '../schema/kinds';
import type { PublicPages } from '../schema/public-options';
import type { RoutePath } from '../shared/route-table';
import type { TableQuery } from '../shared/content/read-tables';
import {
  pageAddress,
  publicPages,
  type PublicType,
  type ReadType,
  type ReferredType,
} from './public-type';

export function publicTypesOf(all: readonly ContentType[]): PublicType[] {
  return all.flatMap((type) => {
    const pages = publicPages(type);
    return pages ? [publicTypeOf(type, pages, all)] : [];
  });
}

/** Public content types with their queries and referenced tables. */
export function readTypesOf(all: readonly ContentType[]): ReadType[] {
  return all.flatMap((type) =>
    type.public
      ? [{ table: type.table, ...queryOf(type), refersTo: referredTypes(fieldsRead(type), all) }]
      : [],
  );
}

const fieldsRead = (type: ContentType) => Object.fromEntries(readableFields(type));

/** In the order of the admin's list. */
function queryOf(type: ContentType): Pick<TableQuery, 'columns' | 'order'> {
  const { primaryKey = 'id', versionColumn } = type;
  const columns = [primaryKey, ...Object.keys(fieldsRead(type)), versionColumn].filter(Boolean);
  return { columns: [...new Set(columns)].join(), order: orderOf(type) };
}

const NOT_AS_STORED: readonly string[] = ['money', 'lastDay', 'reference', 'references'];

function publicTypeOf(
  type: ContentType,
  pages: PublicPages<string>,
  all: readonly ContentType[],
): PublicType {
  const { table, titleColumn, words } = type;
  if (!pages.list && (!type.singleton || pageAddress(pages))) {
    throw new Error(`${table} is public: say the address of its "list", or "singleton: true".`);
  }
  const { picture } = pages.head ?? {};
  if (picture && type.fields[picture]?.kind !== 'image') {
    throw new Error(`"${picture}" in the head of ${table} is no field of the kind "image".`);
  }
  return {
    ...pages,
    path: pages.list ?? pages.page,
    label: pages.label ?? capitalise(type.singleton ? words.singular : words.plural),
    table,
    titleColumn,
    plural: words.plural,
    ...queryOf(type),
    notAsStored: Object.values(pages.jsonLd?.properties ?? {}).filter((column) =>
      NOT_AS_STORED.includes(type.fields[column]?.kind ?? ''),
    ),
    refersTo: referredTypes(fieldsRead(type), all),
  };
}

/** PostgREST's `order` of the admin's list. */
function orderOf(type: ContentType): string {
  const { field, order } = sortOf(type);
  return `${order === 'DESC' ? `${field}.desc` : field},${type.primaryKey ?? 'id'}`;
}

/** Public tables referenced by fields, also nested ones. */
export function referredTypes(
  fields: Readonly<Record<string, Field>>,
  all: readonly ContentType[],
): ReferredType[] {
  const tables = new Set(nestedFields(fields).map(([, field]) => kindOf(field).refersTo?.(field)));
  return all.filter((type) => tables.has(type.table) && isRead(type)).map(referredType);
}

/** Whether it has public rows; policies decide which. */
const isRead = ({ access, personal }: ContentType) =>
  !personal && (access === 'by hand' || access.read !== 'staff');

/** With hand-written pages. */
export const OWN_PAGES: Partial<Record<string, string>> = {
  blog_posts: '/blog/:slug' satisfies RoutePath,
  pages: ':path',
};

function referredType(type: ContentType): ReferredType {
  const { table, titleColumn, primaryKey = 'id' } = type;
  const { page = OWN_PAGES[table], head } = publicPages(type) ?? {};
  const columns = [primaryKey, titleColumn, pageAddress({ page })?.column];
  const named = [...columns, head?.description, head?.picture].filter(Boolean);
  return {
    table,
    titleColumn,
    columns: [...new Set(named)].join(),
    order: primaryKey,
    ...(page && { page }),
    ...(head && { head }),
  };
}
