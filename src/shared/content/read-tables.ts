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
}

/** Reads public rows, in pages if the project caps them (PostgREST, "max-rows"). */
export async function readTable<Row = StoredRow>(
  endpoint: Endpoint,
  query: TableQuery,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { more, total } = await readFrom<Row>(rows.length, endpoint, query, signal);
    rows.push(...more);
    if (query.limit || more.length === 0 || rows.length >= total) return rows;
  }
}

type StoredRow = Record<string, unknown>;

async function readFrom<Row>(
  offset: number,
  { url, key, fetch: request = fetch }: Endpoint,
  { table, columns, order, filter, limit }: TableQuery,
  signal: AbortSignal,
): Promise<{ more: Row[]; total: number }> {
  const window = [offset && `offset=${offset}`, limit && `limit=${limit}`];
  const query = [`select=${columns}`, `order=${order}`, filter, ...window].filter(Boolean);
  const response = await request(`${url}/rest/v1/${table}?${query.join('&')}`, {
    headers: { apikey: key, Prefer: 'count=exact' },
    signal,
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  const more = (await response.json()) as Row[];
  // "0-999/1203".
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? 0);
  return { more, total };
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
