import type { DataProvider, RaRecord } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';

/** A record whose texts quote something. */
export interface QuotingText {
  type: ContentType;
  title: string;
}

const MOST_RECORDS = 1000;

/** The texts of the site that quote one of these, such as "price.basic"; those of its own files where none are written. */
export async function quotingTexts(
  dataProvider: DataProvider,
  quotes: readonly string[],
): Promise<QuotingText[]> {
  const found = await Promise.all(
    contentTypes.map(async (type) => {
      if (!type.quotes) return [];
      const rows = await rowsOf(dataProvider, type);
      return rows
        .filter((row) => quotedIn(type, row).some((name) => quotes.includes(name)))
        .map((row) => ({ type, title: String(row[type.titleColumn]) }));
    }),
  );
  return found.flat();
}

/** What the texts of a record quote. */
export function quotedIn({ quotes = [] }: ContentType, row: FormValues): string[] {
  const texts = quotes.map((column) => JSON.stringify(row[column] ?? ''));
  return [...texts.join().matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
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
