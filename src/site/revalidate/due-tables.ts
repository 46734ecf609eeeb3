import publicTypes from 'virtual:public-types';
import type { RowsByTable } from '../../shared/content/content-store';
import { readTables } from '../../shared/content/read-tables';
import type { Endpoint } from '../../shared/endpoint';

/**
 * The content types of which a scheduled record has become public since their rows were read: nobody writes anything at that
 * moment, so that no version tells of it.
 * @param shown the rows of those that this page has a part in
 */
export async function dueTables(
  endpoint: Endpoint,
  shown: RowsByTable,
  signal: AbortSignal,
  types: readonly Scheduled[] = publicTypes,
): Promise<string[]> {
  const queries = types.flatMap(({ table, publishedBy }) => {
    const rows = shown[table];
    return rows && publishedBy ? [queryOfNewer(table, publishedBy, rows as readonly Row[])] : [];
  });
  const { rows } = await readTables(endpoint, queries, signal);
  return Object.keys(rows).filter((table) => rows[table]?.length);
}

type Scheduled = Pick<(typeof publicTypes)[number], 'table' | 'publishedBy'>;
type Row = Readonly<Record<string, unknown>>;

/** Asks for one record that became public after all that are shown. */
function queryOfNewer(table: string, column: string, rows: readonly Row[]) {
  const newest = rows
    .map((row) => String(row[column]))
    .toSorted()
    .at(-1);
  const filter = newest && `${column}=gt.${encodeURIComponent(newest)}`;
  return { table, columns: column, order: `${column}.desc`, filter, limit: 1 };
}
