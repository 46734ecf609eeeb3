import type { Endpoint } from '../supabase.ts';

/** A version by table, which changes with every write and publication. */
export type ContentState = Readonly<Partial<Record<string, string>>>;

interface TableState {
  name: string;
  version: number;
  /** Time of the next scheduled publication, and the seconds until then. */
  due_at: string | null;
  due_in: number | null;
}

interface Answer {
  state: ContentState;
  /** Milliseconds until the next scheduled publication; `Infinity` without one. */
  dueIn: number;
}

/** A draft that is due is published by whoever asks first. */
export async function readContentState(endpoint: Endpoint, signal: AbortSignal): Promise<Answer> {
  let tables = await ask(endpoint, 'content_state', { signal });
  if (tables.some(isDue)) {
    await ask(endpoint, 'publish_due_drafts', { signal, method: 'POST' });
    tables = await ask(endpoint, 'content_state', { signal });
  }
  return {
    state: Object.fromEntries(
      tables.map(({ name, version, due_at }) => [name, `${version} ${due_at ?? ''}`]),
    ),
    dueIn: Math.min(...tables.filter((one) => !isDue(one)).map(millisecondsTo)),
  };
}

const millisecondsTo = ({ due_in }: TableState) => (due_in ?? Infinity) * 1000;
const isDue = (table: TableState) => millisecondsTo(table) <= 0;

async function ask(
  { url, key, fetch: request = fetch }: Endpoint,
  name: string,
  init: RequestInit,
): Promise<TableState[]> {
  const headers = { apikey: key };
  const response = await request(`${url}/rest/v1/rpc/${name}`, { headers, ...init });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  return response.status === 204 ? [] : ((await response.json()) as TableState[]);
}

export function changedTables(before: ContentState, now: ContentState): string[] {
  return Object.keys(now).filter((table) => now[table] !== before[table]);
}
