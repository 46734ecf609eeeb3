import type { PublicType } from '../../content-types/public-type';
import { rowsOf, type RowsByName } from '../../shared/content/content-store';
import { readTables } from '../../shared/content/read-content';
import type { Endpoint } from '../../shared/endpoint';
import { publicRow } from '../data/public-row';
import type { Fill } from '../data/readable-values';
import { publicScreens } from '../public-screens';

/** The rows of some content types as visitors see them; one that cannot be read takes no other along. */
export async function readChangedRows(
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
