import { rowPath, type ReferredType } from '../../content-types/public-type';
import type { NamedRecord, Reader } from '../../schema/reader';
import { readTables } from '../../shared/content/read-tables';
import type { Fill } from '../../shared/content/placeholders';
import type { Endpoint } from '../../shared/supabase';
import { isSafeAddress } from '../../shared/formats/safe-address';
import { plainWords } from '../../shared/text';

type Row = Readonly<Record<string, unknown>>;

/** Reads the titles of public records; unreadable ones are `undefined`. */
export async function readNamedRecords(
  endpoint: Endpoint,
  types: readonly ReferredType[],
  fill: Fill,
  signal: AbortSignal,
): Promise<Reader['record']> {
  const once = [...new Map(types.map((type) => [type.table, type])).values()];
  const { rows } = await readTables(endpoint, once, signal);
  const named = new Map(
    once.map((type) => [
      type.table,
      new Map(rows[type.table]?.map((row) => [idOf(type, row), namedRecord(type, row, fill)])),
    ]),
  );
  return (table, id) => named.get(table)?.get(id);
}

/** `order` is the primary key. */
const idOf = ({ order }: ReferredType, row: Row) => row[order];

function namedRecord(type: ReferredType, row: Row, fill: Fill): NamedRecord {
  const { titleColumn, head = {} } = type;
  const textIn = (column = '') => fill(String(row[column] ?? ''));
  const src = textIn(head.picture);
  return {
    id: String(idOf(type, row)),
    title: textIn(titleColumn),
    path: rowPath(type, row),
    ...(head.description && { description: plainWords(textIn(head.description)) }),
    ...(src && isSafeAddress(src) && { picture: { src, alt: '' } }),
  };
}
