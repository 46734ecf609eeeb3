import type { Endpoint } from '../supabase.ts';

/** In PostgREST's syntax. */
export interface TableQuery {
  table: string;
  columns: string;
  /** Must be unique: ties could be lost between pages. */
  order: string;
  /** By default, all rows. */
  filter?: string;
  /** By default, unlimited. */
  limit?: number;
  /** Index of the first row; by default 0. */
  offset?: number;
}

/** Reads public rows, in windows if the project caps them (PostgREST, "max-rows"). */
export async function readTable<Row = StoredRow>(
  endpoint: Endpoint,
  query: TableQuery,
  signal: AbortSignal,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const window = { ...query, offset: all.length };
    const { rows, total } = await readWindow<Row>(endpoint, window, signal);
    all.push(...rows);
    if (query.limit || rows.length === 0 || all.length >= total) return all;
  }
}

type StoredRow = Record<string, unknown>;

/** PostgREST's status for an offset beyond the last row. */
const NO_SUCH_RANGE = 416;

/**
 * Reads a window of public rows, and counts all (PostgREST, "Tables and Views", "Pagination and Count"). Without a
 * client library, which would cost 4 kB. Throws the server's message.
 */
export async function readWindow<Row>(
  { url, key, fetch: request = fetch }: Endpoint,
  { table, columns, order, filter, limit, offset }: TableQuery,
  signal: AbortSignal,
): Promise<{ rows: Row[]; total: number }> {
  const window = [offset && `offset=${offset}`, limit && `limit=${limit}`];
  const query = [`select=${columns}`, `order=${order}`, filter, ...window].filter(Boolean);
  const response = await request(`${url}/rest/v1/${table}?${query.join('&')}`, {
    headers: { apikey: key, Prefer: 'count=exact' },
    signal,
  });
  // "0-999/1203", or "*" without a count.
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  if (response.status === NO_SUCH_RANGE) return { rows: [], total };
  if (!response.ok)
    throw new Error(`the backend answered ${response.status} ${await response.text()}`);
  const rows = (await response.json()) as Row[];
  return { rows, total: Number.isInteger(total) ? total : rows.length };
}

/** Rows by table, and the errors of others. */
export interface ReadTables {
  rows: Readonly<Record<string, StoredRow[]>>;
  refusals: readonly { table: string; reason: string }[];
}

/** Reads tables in parallel; an error affects its table only. */
export async function readTables(
  endpoint: Endpoint,
  tables: readonly TableQuery[],
  signal: AbortSignal,
): Promise<ReadTables> {
  const rows: Record<string, StoredRow[]> = {};
  const refusals: { table: string; reason: string }[] = [];
  const read = async (query: TableQuery) => {
    try {
      rows[query.table] = await readTable(endpoint, query, signal);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      refusals.push({ table: query.table, reason });
    }
  };
  await Promise.all(tables.map(read));
  return { rows, refusals };
}
