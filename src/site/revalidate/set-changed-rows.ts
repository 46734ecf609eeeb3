import { flushSync } from 'react-dom';
import { publicTypes } from '../../content-types/public-types';
import { setContent } from '../../shared/content/content-store';
import type { Endpoint } from '../../shared/endpoint';
import { publishedFill } from '../data/published-fill';
import { keepEncoded } from './keep-encoded';
import { keepInPlace } from './keep-in-place';
import { readChangedRows } from './read-changed-rows';

/** Puts the rows of touched content types in the place of what is shown; gives back the tables that could not be read. */
export async function setChangedRows(
  endpoint: Endpoint,
  isTouched: (table: string) => boolean,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const types = publicTypes.filter(({ table }) => isTouched(table));
  const { read, unread } = await readChangedRows(endpoint, types, publishedFill(), signal);
  keepEncoded(read);
  keepInPlace(() => flushSync(() => setContent(read)));
  return unread;
}
