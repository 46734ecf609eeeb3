import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { parseDisplayDate } from '../../shared/blog';
import type { ResourceSchema } from '../schema/resource-schema';
import { choiceFilter } from '../schema/filter-choices';
import { searchPattern } from './search-pattern';

/** PostgREST's default cap on rows, and how many ids fit into an address. */
const WINDOW = 1000;
const IDS_AT_ONCE = 100;

/**
 * A page of records, of any size. Days are kept as readers see them, "May 14, 2025", which the database can
 * only sort by letter; an order by such a column is made here, from every matching id and day, and the page's
 * rows are fetched afterwards. So it needs no column beyond the specification's table.
 */
export async function listRecords(
  rest: DataProvider,
  schema: ResourceSchema,
  { filter = {}, sort, pagination, meta }: GetListParams,
): Promise<{ data: RaRecord[]; total: number }> {
  const { page = 1, perPage = WINDOW } = pagination ?? {};
  const { field: column = 'id', order = 'ASC' } = sort ?? {};
  const field = schema.fields[column];
  const query = { filter: apiFilters(schema, filter), meta };

  if (field?.kind === 'displayDate') {
    const days = await everyRow(rest, schema.table, {
      ...query,
      sort: { field: field.tiesBy, order },
      meta: { columns: ['id', column] },
    });
    sortByDay(days, column, order);
    const ids = days.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
    return { data: await rowsInOrder(rest, schema.table, ids, meta), total: days.length };
  }

  const stable = { ...query, sort: { field: tiesById(column, order), order } };
  if (perPage > WINDOW) {
    const data = await everyRow(rest, schema.table, stable);
    return { data, total: data.length };
  }
  const { data, total = 0 } = await rest.getList(schema.table, {
    ...stable,
    pagination: { page, perPage },
  });
  return { data: data as RaRecord[], total };
}

/** ra-data-postgrest appends the direction to what it takes for one column, so a second one fits in. */
function tiesById(column: string, order: string): string {
  return column === 'id' ? column : `${column}.${order.toLowerCase()},id`;
}

/** Filters as the list's inputs hold them, in the words of PostgREST. */
function apiFilters(schema: ResourceSchema, filter: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => {
      const [column = key, operator] = key.split('@');
      if (operator === 'ilike') return [`${column}@imatch`, searchPattern(String(value))];
      const field = schema.fields[column];
      return (field && choiceFilter(column, field, value)) ?? [key, value];
    }),
  );
}

/** Rows of one day keep the order they came in. */
function sortByDay(rows: RaRecord[], column: string, order: string): void {
  const direction = order === 'ASC' ? 1 : -1;
  const time = (row: RaRecord) => parseDisplayDate(String(row[column])) ?? -Infinity;
  rows.sort((a, b) => (time(a) === time(b) ? 0 : time(a) < time(b) ? -direction : direction));
}

async function everyRow(
  rest: DataProvider,
  table: string,
  params: GetListParams,
): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: WINDOW };
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
