import type { Endpoint } from '../../shared/endpoint';
import { routeEntries } from '../../shared/route-table';
import { readTitles } from './page-rows';
import type { Fill } from './readable-values';

/** A page that the owner has made, as a list names it. */
export interface PageLink {
  path: string;
  title: string;
}

/** The public pages that the owner has made and search engines may know, by their titles. */
export async function readPageLinks(
  endpoint: Endpoint,
  fill: Fill,
  signal: AbortSignal,
): Promise<PageLink[]> {
  const rows = await readTitles(endpoint, signal);
  return rows
    .filter(({ path }) => !routeEntries.some((entry) => entry.path === path))
    .map(({ path, title }) => ({ path, title: fill(title) }));
}
