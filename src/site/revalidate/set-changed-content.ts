import { partTypes } from '../../content-types/part-types';
import type { ContentRows } from '../../shared/content/content-rows';
import { readTables } from '../../shared/content/read-tables';
import type { SiteContent } from '../../shared/content/site-content';
import { siteContentOf } from '../../shared/content/site-content-of';
import type { Endpoint } from '../../shared/endpoint';
import { REQUEST_TIMEOUT_MS } from '../../shared/supabase';
import { showNotice } from './show-notice';
import { showRead } from './show-read';

/**
 * Reads the tables that have changed, and what their texts quote, and puts them in the place of what is shown; gives back
 * those that could not be read, which stay as they are.
 */
export async function setChangedContent(
  endpoint: Endpoint,
  changed: readonly string[],
): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  // With one of those that texts quote, every text may have changed.
  const isQuoted = partTypes.some((type) => type.isQuoted && changed.includes(type.table));
  const isTouched = (table: string) => isQuoted || changed.includes(table);

  const { read, unread } = await readContent(endpoint, isTouched, signal);
  showRead(read);
  showNotice();
  if (import.meta.env.NO_PUBLIC_TYPES) return unread;
  // They quote what has been set just now.
  const { setChangedRows } = await import('./set-changed-rows');
  return [...unread, ...(await setChangedRows(endpoint, isTouched, signal))];
}

/** What is made of the touched tables. Without what they quote nothing can be said, and this throws. */
async function readContent(
  endpoint: Endpoint,
  isTouched: (table: string) => boolean,
  signal: AbortSignal,
): Promise<{ read: Partial<SiteContent>; unread: readonly string[] }> {
  const touched = partTypes.filter(({ table }) => isTouched(table));
  if (touched.length === 0) return { read: {}, unread: [] };
  const needed = partTypes.filter((type) => type.isQuoted || touched.includes(type));
  const { rows, refusals } = await readTables(endpoint, needed, signal);
  const unread = refusals.map(({ table }) => table);
  const unquoted = needed.find(({ table, isQuoted }) => isQuoted && unread.includes(table));
  if (unquoted) throw new Error(`${unquoted.table} could not be read`);
  const { content } = siteContentOf(rows as Partial<ContentRows>, import.meta.env.VITE_ENQUIRIES);
  const names = touched
    .filter(({ table }) => !unread.includes(table))
    .flatMap(({ parts }) => parts);
  const read: Partial<SiteContent> = Object.fromEntries(names.map((name) => [name, content[name]]));
  return { read, unread };
}
