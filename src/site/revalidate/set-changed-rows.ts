import { publicTypes } from '../../content-types/public-types';
import { rowsOf, type RowsByName } from '../../shared/content/content-store';
import { readTables } from '../../shared/content/read-tables';
import type { Endpoint } from '../../shared/endpoint';
import { publicRow } from '../data/public-row';
import { publishedFill } from '../data/published-fill';
import { publicScreens } from '../public-screens';
import { showRead } from './show-read';

/** Puts the rows of touched content types in the place of what is shown; gives back the tables that could not be read. */
export async function setChangedRows(
  endpoint: Endpoint,
  isTouched: (table: string) => boolean,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const types = publicTypes.filter(({ table }) => isTouched(table));
  const { rows, refusals } = await readTables(endpoint, types, signal);
  const fill = publishedFill();
  const shown = Object.entries(rows).map(async ([table, stored]) => {
    const type = await publicScreens[table]?.type();
    return [rowsOf(table), type ? stored.map((row) => publicRow(type, row, fill)) : []];
  });
  const read = Object.fromEntries(await Promise.all(shown)) as RowsByName;
  showRead(read);
  return refusals.map(({ table }) => table);
}
