import type { ContentType } from '../schema/content-type';
import type { PublicParts } from '../schema/public';
import type { ContentTable } from '../shared/content/content-rows';
import type { TableQuery } from '../shared/content/read-tables';
import { orderOf } from './public-type';

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
