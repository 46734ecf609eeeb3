import type { ReadType } from '../../content-types/public-type';
import { REQUEST_TIMEOUT_MS } from '../../shared/supabase';
import type { Endpoint } from '../../shared/endpoint';
import { QUOTED, readContent } from '../data/read-content';
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
  // With one of those that texts quote, every text may have changed.
  const isQuoted = QUOTED.some((table) => changed.includes(table));
  const isWanted = (type: ReadType) =>
    isQuoted || [type, ...type.refersTo].some(({ table }) => changed.includes(table));
  const { rows, refusals } = await readContent(endpoint, {
    isWanted,
    enquiries: import.meta.env.VITE_ENQUIRIES,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (rows.company?.length === 0) throw new Error('Of the company something is missing');
  showRead(rows);
  showNotice();
  return refusals.map(({ table }) => table);
}
