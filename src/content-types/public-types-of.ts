import { capitalise, publicationColumn, sortOf, type ContentType } from '../schema/content-type';
import { nestedFields } from '../schema/field-paths';
import type { Field } from '../schema/fields';
import { kindOf } from '../schema/kinds';
import type { PublicPages } from '../schema/public';
import type { RoutePath } from '../shared/route-table';
import type { ContentTable } from '../shared/content/content-rows';
import {
  pageAddress,
  publicPages,
  readableFields,
  type PartType,
  type PublicType,
  type ReferredType,
} from './public-type';

/** The content types with public pages. */
export function publicTypesOf(all: readonly ContentType[]): PublicType[] {
  return all.flatMap((type) => {
    const pages = publicPages(type);
    return pages ? [publicTypeOf(type, pages, all)] : [];
  });
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

const NOT_AS_STORED: readonly string[] = ['money', 'reference', 'references'];

function publicTypeOf(
  type: ContentType,
  pages: PublicPages<string>,
  all: readonly ContentType[],
): PublicType {
  const { table, titleColumn, words, primaryKey = 'id', versionColumn } = type;
  if (!pages.list && (!type.singleton || pageAddress(pages))) {
    throw new Error(`${table} is public: say the address of its "list", or "singleton: true".`);
  }
  const fields = readableFields(type);
  const columns = [primaryKey, ...fields.map(([name]) => name), versionColumn ?? ''];
  return {
    ...pages,
    path: pages.list ?? pages.page,
    label: pages.label ?? capitalise(type.singleton ? words.singular : words.plural),
    table,
    titleColumn,
    plural: words.plural,
    publishedBy: publicationColumn(type),
    columns: [...new Set(columns.filter(Boolean))].join(),
    order: orderOf(type),
    notAsStored: Object.values(pages.jsonLd?.properties ?? {}).filter((column) =>
      NOT_AS_STORED.includes(type.fields[column]?.kind ?? ''),
    ),
    refersTo: referredTypes(Object.fromEntries(fields), all),
  };
}

/** The order of the admin's list, as PostgREST writes it. */
function orderOf(type: ContentType): string {
  const { field, order } = sortOf(type);
  return `${order === 'DESC' ? `${field}.desc` : field},${type.primaryKey ?? 'id'}`;
}

/** The tables that fields name, and those inside of them, as far as visitors read anything of them. */
export function referredTypes(
  fields: Readonly<Record<string, Field>>,
  all: readonly ContentType[],
): ReferredType[] {
  const tables = new Set(nestedFields(fields).map(([, field]) => kindOf(field).refersTo?.(field)));
  return all.filter((type) => tables.has(type.table) && isRead(type)).map(referredType);
}

/** Whether visitors may read anything of it; what they may is for the policies to say. */
const isRead = ({ access, personal }: ContentType) =>
  !personal && (access === 'by hand' || access.read !== 'staff');

/** Of content types whose pages are written by hand. */
const OWN_PAGES: Partial<Record<string, string>> = {
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
