import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type RaRecord,
} from 'react-admin';
import { NO_SUCH_COLUMN } from '../../shared/refusal-codes';
import { kindOf } from '../../schema/kinds';
import type { ContentType } from '../../schema/content-type';
import { everyRow, ROWS_AT_ONCE } from './every-row';
import { pageSortedHere, type Question } from './page-sorted-here';
import { postgrestFilter, SEARCH } from './postgrest-filter';

/** Tables that were found to lack the column by which the database could sort them. */
const withoutKeyColumn = new Set<string>();

/** A page of records, of any size, in the order that people mean by the column. */
export async function listRecords(
  rest: DataProvider,
  schema: ContentType,
  { filter = {}, sort, pagination, meta }: GetListParams,
): Promise<GetListResult> {
  const { table, fields, primaryKey = 'id' } = schema;
  const { page = 1, perPage = ROWS_AT_ONCE } = pagination ?? {};
  const { field: column = 'id', order = 'ASC' } = sort ?? {};
  const field = fields[column];
  const ask = (...columns: string[]): Question => ({
    filter: postgrestFilter(schema, filter),
    meta,
    sort: { field: byAll([...columns, primaryKey], order, primaryKey), order },
    page,
    perPage,
  });
  const inBrowser = field && kindOf(field).sortInBrowser?.(field);
  const isSearch = schema.list.searchColumn !== undefined && Boolean(filter[SEARCH]);
  if (!inBrowser) return askedPage(rest, table, ask(column), isSearch);

  const { keyColumn, thenBy } = inBrowser;
  if (keyColumn && !withoutKeyColumn.has(table)) {
    try {
      return await askedPage(rest, table, ask(keyColumn, thenBy), isSearch);
    } catch (error) {
      if (!lacksColumn(error)) throw error;
      withoutKeyColumn.add(table);
    }
  }
  return pageSortedHere(rest, schema, ask(thenBy), column, inBrowser);
}

/** A page in the database's own order. */
async function askedPage(
  rest: DataProvider,
  table: string,
  { page, perPage, ...query }: Question,
  isSearch: boolean,
): Promise<GetListResult> {
  const asked = { ...query, pagination: { page, perPage } };
  if (perPage > ROWS_AT_ONCE) {
    const data = await everyRow(rest, table, asked);
    return { data, total: data.length };
  }
  if (isSearch) return searchedPage(rest, table, asked);
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

/** ra-data-postgrest appends the direction to what it takes for one column, so that others fit in before. */
function byAll(columns: string[], order: string, primaryKey: string): string {
  const named = columns.map((column) => (column === 'id' ? primaryKey : column));
  return [...new Set(named)].join(`.${order.toLowerCase()},`);
}

function lacksColumn(error: unknown): boolean {
  return (
    error instanceof HttpError && (error.body as { code?: string } | null)?.code === NO_SUCH_COLUMN
  );
}
