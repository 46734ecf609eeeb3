import type { DataProvider, GetListResult, Identifier, RaRecord } from 'react-admin';
import type { FormValues, SortInBrowser } from '../../schema/kind';
import type { ContentType } from '../../schema/content-type';
import { everyRow } from './every-row';

/** How many ids fit into an address. */
export const IDS_AT_ONCE = 100;

/** What is asked for; the field of `sort` may be several columns, all but the last with their direction. */
export interface Question {
  filter: FormValues;
  meta: unknown;
  sort: { field: string; order: 'ASC' | 'DESC' };
  page: number;
  perPage: number;
}

/**
 * A page of an order that the database cannot make, as with days kept in words: from every matching id and value, and the
 * page's rows are fetched afterwards. It needs no column beyond the specification's table.
 */
export async function pageSortedHere(
  rest: DataProvider,
  { table, primaryKey = 'id' }: ContentType,
  { filter, meta, sort, page, perPage }: Question,
  column: string,
  inBrowser: SortInBrowser,
): Promise<GetListResult> {
  const keys = await everyRow(rest, table, {
    filter,
    sort,
    meta: { columns: [primaryKey, column] },
  });
  sortByKey(keys, column, sort.order, inBrowser);
  const ids = keys.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
  return { data: await rowsInOrder(rest, table, ids, meta), total: keys.length };
}

/** Rows with equal keys keep the order they came in. */
function sortByKey(
  rows: RaRecord[],
  column: string,
  order: string,
  { keyOf }: SortInBrowser,
): void {
  const direction = order === 'ASC' ? 1 : -1;
  const key = (row: RaRecord) => keyOf(row[column]);
  rows.sort((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -direction : direction));
}

async function rowsInOrder(
  rest: DataProvider,
  table: string,
  ids: Identifier[],
  meta: unknown,
): Promise<RaRecord[]> {
  const rows = new Map<Identifier, RaRecord>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const { data } = await rest.getMany(table, { ids: some, meta });
    for (const row of data as RaRecord[]) rows.set(row.id, row);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
}
