import { PAGE_COLUMNS, type PageText } from '../../shared/content/content-rows';
import { project } from '../../shared/supabase';

/** The published page at a path, as it is stored; `undefined` when there is none. */
export const readPage = (path: string, signal: AbortSignal) =>
  ask<PageText>(path, PAGE_COLUMNS, signal);

/** When the page at a path was changed last; `undefined` when there is none. */
export async function pageChangedAt(path: string, signal: AbortSignal) {
  const row = await ask<Pick<PageText, 'updated_at'>>(path, 'updated_at', signal);
  return row?.updated_at;
}

async function ask<Row>(
  path: string,
  select: string,
  signal: AbortSignal,
): Promise<Row | undefined> {
  const query = new URLSearchParams({ path: `eq.${path}`, select });
  const response = await fetch(`${project.url}/rest/v1/pages?${query}`, {
    headers: { apikey: project.key },
    signal,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const [row] = (await response.json()) as Row[];
  return row;
}
