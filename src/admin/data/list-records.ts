import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type RaRecord,
} from 'react-admin';
import { kindOf } from '../../schema/kinds';
import { type ContentType, type FormValues, reviewColumn } from '../../schema/content-type';
import { allOf, postgrestFilter, SEARCH } from './postgrest-filter';

/** PostgREST's default. */
const ROWS_AT_ONCE = 1000;

/** A page of any size, sorted by the kind's `sortBy`; by default the first thousand records. */
export async function listRecords(
  rest: DataProvider,
  schema: ContentType,
  { filter = {}, sort, pagination, meta }: GetListParams,
): Promise<GetListResult> {
  const { table, fields, primaryKey = 'id' } = schema;
  const { page = 1, perPage = ROWS_AT_ONCE } = pagination ?? {};
  const { field: column = 'id', order = 'ASC' } = sort ?? {};
  const field = fields[column];
  const columns = (field && kindOf(field).sortBy?.(field)) ?? [column];
  const asked = {
    filter: await withReviewsOfDrafts(schema, postgrestFilter(schema, filter)),
    meta,
    sort: { field: byAll([...columns, primaryKey], order, primaryKey), order },
    pagination: { page, perPage },
  };
  if (perPage <= ROWS_AT_ONCE && schema.list.searchColumn !== undefined && filter[SEARCH]) {
    return searchedPage(rest, table, asked);
  }
  if (page === 1) return firstRows(rest, table, asked, perPage);
  const { data, total = 0 } = await rest.getList(table, asked).catch(nothingPastTheEnd);
  return { data: data as RaRecord[], total };
}

/** Public records whose draft waits for a review are among those that wait. */
async function withReviewsOfDrafts(schema: ContentType, filter: FormValues): Promise<FormValues> {
  const { primaryKey = 'id' } = schema;
  const review = reviewColumn(schema) ?? '';
  const { [`${review}@not.is`]: isAsked, ...others } = filter;
  if (isAsked === undefined) return filter;
  const drafts = await (await import('./draft-requests')).draftStates(schema);
  const ids = drafts.filter((draft) => draft.review_requested_at).map(({ record_id }) => record_id);
  if (ids.length === 0) return filter;
  const waiting = `(${review}.not.is.null,${primaryKey}.in.(${ids.join(',')}))`;
  return allOf([...Object.entries(others), ['or@', waiting]]);
}

/** A page beyond the end, after deletions, becomes empty without an error. */
function nothingPastTheEnd(error: unknown): GetListResult {
  if (error instanceof HttpError && error.status === 416) return { data: [], total: 0 };
  throw error;
}

/**
 * Counting compares every record again, so the total is known only from a page that is not full; a full one offers a
 * next page, which may be empty.
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

/** ra-data-postgrest appends the direction to one column, so the others precede it. */
function byAll(columns: string[], order: string, primaryKey: string): string {
  const named = columns.map((column) => (column === 'id' ? primaryKey : column));
  return [...new Set(named)].join(`.${order.toLowerCase()},`);
}

/** In as many requests as the server's cap requires. */
async function firstRows(
  rest: DataProvider,
  table: string,
  params: GetListParams,
  most: number,
): Promise<GetListResult> {
  const rows: RaRecord[] = [];
  let perPage = Math.min(most, ROWS_AT_ONCE);
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await rest
      .getList(table, { ...params, pagination: { page, perPage } })
      .catch(nothingPastTheEnd);
    rows.push(...(data as RaRecord[]));
    if (rows.length >= Math.min(total, most) || data.length === 0) {
      return { data: rows.slice(0, most), total: Math.max(total, rows.length) };
    }
    // A project's "Max rows" may be lower.
    if (page === 1) perPage = data.length;
  }
}
