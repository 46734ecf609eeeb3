import { flushSync } from 'react-dom';
import type { PublicType } from '../../content-types/public-type';
import { publicTypes } from '../../content-types/public-types';
import { rowsOf, setContent, type RowsByName } from '../../shared/content/content-store';
import { readTables } from '../../shared/content/read-tables';
import type { Endpoint } from '../../shared/endpoint';
import { publicRow } from '../data/public-row';
import { publishedFill } from '../data/published-fill';
import type { Fill } from '../data/readable-values';
import { publicScreens } from '../public-screens';
import { keepEncoded } from './keep-encoded';
import { keepInPlace } from './keep-in-place';

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

/** The rows of some content types as visitors see them; one that cannot be read takes no other along. */
async function readChangedRows(
  endpoint: Endpoint,
  types: readonly PublicType[],
  fill: Fill,
  signal: AbortSignal,
): Promise<{ read: RowsByName; unread: readonly string[] }> {
  const { rows, refusals } = await readTables(endpoint, types, signal);
  const read = Object.entries(rows).map(async ([table, stored]) => {
    const type = await publicScreens[table]?.type();
    return [rowsOf(table), type ? stored.map((row) => publicRow(type, row, fill)) : []];
  });
  return {
    read: Object.fromEntries(await Promise.all(read)) as RowsByName,
    unread: refusals.map(({ table }) => table),
  };
}
