import type { Tables } from '../database.types.ts';
import type { Endpoint } from '../endpoint.ts';

/** How often each table has been written; one that is not here never was. */
export type ContentVersions = Readonly<Partial<Record<string, number>>>;

/** One small question: which tables speak, and whether they have changed. */
export async function readContentVersions(
  { url, key, fetch: request = fetch }: Endpoint,
  signal: AbortSignal,
): Promise<ContentVersions> {
  const response = await request(`${url}/rest/v1/content_versions?select=name,version`, {
    headers: { apikey: key },
    signal,
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  const rows = (await response.json()) as Tables<'content_versions'>[];
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}
