import { publicTypes } from '../../content-types/public-types';
import { rowsOf, type RowsByName } from '../../shared/content/content-store';
import { readTables } from '../../shared/content/read-tables';
import type { Endpoint } from '../../shared/endpoint';
import { readNamedRecords } from '../data/named-records';
import { publicRow } from '../data/public-row';
import { publishedFill } from '../data/published-fill';
import { readerOf } from '../data/reader';
import { publicRecords } from '../public-records';
import { showRead } from './show-read';

/** Puts the rows of touched content types in the place of what is shown; gives back the tables that could not be read. */
export async function setChangedRows(
  endpoint: Endpoint,
  isTouched: (table: string) => boolean,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const types = publicTypes.filter((type) =>
    [type, ...type.refersTo].some(({ table }) => isTouched(table)),
  );
  const fill = publishedFill();
  const referred = types.flatMap(({ refersTo }) => refersTo);
  const [{ rows, refusals }, record] = await Promise.all([
    readTables(endpoint, types, signal),
    readNamedRecords(endpoint, referred, fill, signal),
  ]);
  const reader = readerOf(fill, record);
  const shown = Object.entries(rows).map(async ([table, stored]) => {
    const { type } = (await publicRecords[table]?.()) ?? {};
    return [rowsOf(table), type ? stored.map((row) => publicRow(type, row, reader)) : []];
  });
  const read = Object.fromEntries(await Promise.all(shown)) as RowsByName;
  showRead(read);
  return refusals.map(({ table }) => table);
}
