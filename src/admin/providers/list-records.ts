import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin';
import type { SortInBrowser } from '../schema/kind';
import { kindOf } from '../schema/kinds';
import type { ResourceSchema } from '../schema/resource-schema';
import { postgrestFilter, SEARCH } from './postgrest-filter';

/** PostgREST's default cap on rows, and how many ids fit into an address. */
const ROWS_AT_ONCE = 1000;
export const IDS_AT_ONCE = 100;

/**
 * A page of records, of any size. Where the database's order of a column is not the one people mean, as with days
 * kept in words, the order is made here, from every matching id and value, and the page's rows are fetched
 * afterwards. So it needs no column beyond the specification's table.
 */
export async function listRecords(
  rest: DataProvider,
  schema: ResourceSchema,
  { filter = {}, sort, pagination, meta }: GetListParams,
): Promise<GetListResult> {
  const { table, fields, primaryKey = 'id' } = schema;
  const { page = 1, perPage = ROWS_AT_ONCE } = pagination ?? {};
  const { field: column = 'id', order = 'ASC' } = sort ?? {};
  const field = fields[column];
  const query = { filter: postgrestFilter(schema, filter), meta };
  const inBrowser = field && kindOf(field).sortInBrowser?.(field);

  if (inBrowser) {
    const keys = await everyRow(rest, table, {
      ...query,
      sort: { field: inBrowser.thenBy, order },
      meta: { columns: [primaryKey, column] },
    });
    sortByKey(keys, column, order, inBrowser);
    const ids = keys.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
    return { data: await rowsInOrder(rest, table, ids, meta), total: keys.length };
  }

  const stable = { ...query, sort: { field: tiesByKey(column, order, primaryKey), order } };
  if (perPage > ROWS_AT_ONCE) {
    const data = await everyRow(rest, table, stable);
    return { data, total: data.length };
  }
  const asked = { ...stable, pagination: { page, perPage } };
  if (schema.list.searchColumn && filter[SEARCH]) return searchedPage(rest, table, asked);
  const { data, total = 0 } = await rest.getList(table, asked);
  return { data: data as RaRecord[], total };
}

/**
 * A page of what a search finds. Counting compares every record once more, so the total is told only by a page that is
 * not full; after a full one another is offered, which may turn out to be empty.
 */
async function searchedPage(
  rest: DataProvider,
  table: string,
  params: GetListParams & { pagination: { page: number; perPage: number } },
): Promise<GetListResult> {
  const { page, perPage } = params.pagination;
  const meta = { ...(params.meta as object), headers: { Prefer: 'count=none' } };
  const { data } = (await rest.getList(table, { ...params, meta })) as { data: RaRecord[] };
  const isFull = data.length === perPage;
  if (isFull) return { data, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 } };
  return { data, total: (page - 1) * perPage + data.length };
}

/** ra-data-postgrest appends the direction to what it takes for one column, so a second one fits in. */
function tiesByKey(column: string, order: string, primaryKey: string): string {
  const isKey = column === 'id' || column === primaryKey;
  return isKey ? column : `${column}.${order.toLowerCase()},${primaryKey}`;
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

async function everyRow(
  rest: DataProvider,
  table: string,
  params: GetListParams,
): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: ROWS_AT_ONCE };
    const { data, total = 0 } = await rest.getList(table, { ...params, pagination });
    rows.push(...(data as RaRecord[]));
    if (rows.length >= total || data.length === 0) return rows;
  }
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
