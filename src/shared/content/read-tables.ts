import type { Endpoint } from '../endpoint.ts';

/** What is asked of a table, as PostgREST writes it. */
export interface TableQuery {
  table: string;
  columns: string;
  /** Rows that are alike in it could be missed where an answer ends. */
  order: string;
  /** Left out, all of its rows. */
  filter?: string;
  /** Left out, as many as there are. */
  limit?: number;
}

/**
 * The rows of a table, as any visitor may read them; in several answers where a project caps them (PostgREST, "max-rows").
 */
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

/** What was read of the tables that were asked for, and why the others were not. */
export interface ReadTables {
  rows: Readonly<Record<string, StoredRow[]>>;
  refusals: readonly { table: string; reason: string }[];
}

/** The rows of these tables; one that cannot be read takes no other along. */
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
