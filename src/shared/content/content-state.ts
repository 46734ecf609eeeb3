import type { Endpoint } from '../endpoint.ts';

/** In which state each table is that visitors read: another after every write and every publication. */
export type ContentState = Readonly<Partial<Record<string, string>>>;

interface TableState {
  name: string;
  version: number;
  /** When its next scheduled record becomes public, and in how many seconds. */
  due_at: string | null;
  due_in: number | null;
}

interface Answer {
  state: ContentState;
  /** In how many milliseconds the next publication is due; `Infinity` where none is. */
  dueIn: number;
}

/** One small question: what has changed, and when to ask again. */
export async function readContentState(
  { url, key, fetch: request = fetch }: Endpoint,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await request(`${url}/rest/v1/rpc/content_state`, {
    headers: { apikey: key },
    signal,
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  const tables = (await response.json()) as TableState[];
  return {
    state: Object.fromEntries(
      tables.map(({ name, version, due_at }) => [name, `${version} ${due_at ?? ''}`]),
    ),
    dueIn: Math.min(...tables.map(({ due_in }) => (due_in ?? Infinity) * 1000)),
  };
}

/** The tables that visitors read differently now. */
export function changedTables(before: ContentState, now: ContentState): string[] {
  return Object.keys(now).filter((table) => now[table] !== before[table]);
}
