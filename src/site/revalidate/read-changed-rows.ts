import type { PublicType } from '../../content-types/public-type';
import { rowsOf, type RowsByName } from '../../shared/content/content-store';
import type { Endpoint } from '../../shared/endpoint';
import { publicRow } from '../data/public-row';
import { readPublicRows } from '../data/read-public-rows';
import type { Fill } from '../data/readable-values';
import { publicScreens } from '../public-screens';

/** The rows of some content types as visitors see them; one that cannot be read takes no other along. */
export async function readChangedRows(
  endpoint: Endpoint,
  types: readonly PublicType[],
  fill: Fill,
  signal: AbortSignal,
): Promise<{ read: RowsByName; unread: string[] }> {
  const answers = await Promise.allSettled(
    types.map(async (type) => {
      const [described, rows] = await Promise.all([
        publicScreens[type.table]?.type(),
        readPublicRows(endpoint, type, signal),
      ]);
      return described ? rows.map((row) => publicRow(described, row, fill)) : [];
    }),
  );
  const read = answers.flatMap((answer, index) =>
    answer.status === 'fulfilled' ? [[rowsOf(types[index]?.table ?? ''), answer.value]] : [],
  );
  const unread = types.filter((_, index) => answers[index]?.status === 'rejected');
  return {
    read: Object.fromEntries(read) as RowsByName,
    unread: unread.map(({ table }) => table),
  };
}
