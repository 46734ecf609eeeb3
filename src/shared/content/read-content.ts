import type { Tables } from '../database.types.ts';
import type { Endpoint } from '../endpoint.ts';
import type { ContentRows, ContentTable } from './content-rows.ts';

/** How often each table has been written; one that is not here never was, and the site's own texts stand. */
export type ContentVersions = Readonly<Partial<Record<string, number>>>;

/** The rows of some tables, in the order that staff give them. */
export type SomeRows = Partial<ContentRows>;

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

/** What was read of the tables that were asked for, and why the others were not. */
export interface ReadRows {
  rows: SomeRows;
  refusals: readonly { table: ContentTable; reason: string }[];
}

/** The rows of these tables, as any visitor may read them; one that cannot be read takes no other along. */
export async function readContentRows(
  endpoint: Endpoint,
  tables: readonly ContentTable[],
  signal: AbortSignal,
): Promise<ReadRows> {
  const answers = await Promise.allSettled(
    tables.map(async (table) => {
      const order = table === 'company' ? 'id' : 'position,id';
      const response = await ask(endpoint, `${table}?select=*&order=${order}`, signal);
      return [table, await answerOf(response)] as const;
    }),
  );
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const refusals = tables.flatMap((table, index) => {
    const answer = answers[index];
    return answer?.status === 'rejected' ? [{ table, reason: String(answer.reason) }] : [];
  });
  return { rows: Object.fromEntries(read) as SomeRows, refusals };
}

function ask({ url, key, fetch: request = fetch }: Endpoint, query: string, signal: AbortSignal) {
  return request(`${url}/rest/v1/${query}`, { headers: { apikey: key }, signal });
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  return response.json();
}
