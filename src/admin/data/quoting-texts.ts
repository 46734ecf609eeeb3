import type { DataProvider, RaRecord } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { recordTitle } from '../../schema/record-title';
import { placeholdersIn } from '../../shared/content/placeholders';

const MOST_RECORDS = 1000;

/**
 * The titles of what quotes one of these, such as "price.basic", among all texts of the site; those of its own files where
 * none are written.
 */
export async function quotingTexts(
  dataProvider: DataProvider,
  quotes: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    contentTypes.map(async (type) => {
      if (!type.quotes) return [];
      const rows = await rowsOf(dataProvider, type);
      return rows
        .filter((row) => quotedIn(type, row).some((name) => quotes.includes(name)))
        .map((row) => recordTitle(type, row));
    }),
  );
  return found.flat();
}

/** What the texts of a record quote. */
export function quotedIn({ quotes = [] }: ContentType, row: FormValues): string[] {
  return placeholdersIn(quotes.map((column) => JSON.stringify(row[column] ?? '')).join());
}

async function rowsOf(dataProvider: DataProvider, type: ContentType): Promise<FormValues[]> {
  const { table, primaryKey = 'id', titleColumn, quotes = [], startRows } = type;
  const { data } = await dataProvider.getList<RaRecord>(table, {
    pagination: { page: 1, perPage: MOST_RECORDS },
    sort: { field: primaryKey, order: 'ASC' },
    filter: {},
    meta: { columns: [primaryKey, titleColumn, ...quotes] },
  });
  return data.length > 0 ? data : [...((await startRows?.()) ?? [])];
}
