import type { Tables } from '../database.types.ts';
import type { Endpoint } from '../endpoint.ts';

/** How often each table has been written; one that is not here never was, and the site's own texts stand. */
export type ContentVersions = Readonly<Partial<Record<string, number>>>;

/** One small question: which tables speak, and whether they have changed. `null` in a project without the tables. */
export async function readContentVersions(
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<ContentVersions | null> {
  const response = await ask(endpoint, 'content_versions?select=name,version', signal);
  if (response.status === 404) return null;
  const rows = (await answerOf(response)) as Tables<'content_versions'>[];
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}

/** What is asked of a table, as PostgREST writes it. */
export interface TableQuery {
  table: string;
  columns: string;
  order: string;
  /** Left out, all of its rows. */
  filter?: string;
}

/** The rows of a table, as any visitor may read them. */
export async function readTable(
  endpoint: Endpoint,
  { table, columns, order, filter }: TableQuery,
  signal: AbortSignal,
): Promise<StoredRow[]> {
  const query = [`select=${columns}`, `order=${order}`, filter].filter(Boolean).join('&');
  const response = await ask(endpoint, `${table}?${query}`, signal);
  return (await answerOf(response)) as StoredRow[];
}

type StoredRow = Record<string, unknown>;

/** What was read of the tables that were asked for, and why the others were not. */
interface ReadTables {
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

function ask({ url, key, fetch: request = fetch }: Endpoint, query: string, signal: AbortSignal) {
  return request(`${url}/rest/v1/${query}`, { headers: { apikey: key }, signal });
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  return response.json();
}
