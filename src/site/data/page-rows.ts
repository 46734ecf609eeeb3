import type { PageText } from '../../shared/content/page-text';
import type { Endpoint } from '../../shared/endpoint';

/** What visitors' pages ask of the table `pages`. */
export const PAGE_COLUMNS = 'path,title,description,sections,noindex,updated_at';

/** The published page at a path, as it is stored; `undefined` when there is none. */
export async function readPage(
  endpoint: Endpoint,
  path: string,
  signal: AbortSignal,
): Promise<PageText | undefined> {
  const [row] = await ask<PageText>(endpoint, { path: `eq.${path}`, select: PAGE_COLUMNS }, signal);
  return row;
}

/** When the page at a path was changed last; `undefined` when there is none. */
export async function pageChangedAt(
  endpoint: Endpoint,
  path: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const query = { path: `eq.${path}`, select: 'updated_at' };
  const [row] = await ask<Pick<PageText, 'updated_at'>>(endpoint, query, signal);
  return row?.updated_at;
}

async function ask<Row>(
  { url, key, fetch: request = fetch }: Endpoint,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Row[]> {
  const response = await request(`${url}/rest/v1/pages?${new URLSearchParams(query)}`, {
    headers: { apikey: key },
    signal,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Row[];
}
