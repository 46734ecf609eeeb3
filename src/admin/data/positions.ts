import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { Identifier, RaRecord } from 'react-admin';

export type Positions = ReadonlyMap<Identifier, string>;

export function nextPosition(last: unknown): string {
  return generateKeyBetween(typeof last === 'string' ? last : null, null);
}

/**
 * Positions to write for a move: the record's, between its new neighbours, and those of neighbours with equal
 * positions.
 * @param rows all records in order
 * @param column of the position
 */
export function positionsAfterMove(
  rows: readonly RaRecord[],
  column: string,
  from: number,
  to: number,
): Positions {
  const moved = rows[from];
  if (!moved || from === to) return new Map();
  const others = rows.filter((row) => row !== moved);
  const positionAt = (index: number): string | null => others[index]?.[column] ?? null;
  const before = positionAt(to - 1);
  // Compares like `collate "C"`.
  const equal = others.slice(to).filter((row) => before !== null && String(row[column]) <= before);
  const renamed = [moved, ...equal];
  const keys = generateNKeysBetween(before, positionAt(to + equal.length), renamed.length);
  return new Map(renamed.map(({ id }, index) => [id, keys[index] ?? '']));
}

/** Rows in order once these positions are stored. */
export function inOrder(
  rows: readonly RaRecord[],
  column: string,
  positions: Positions,
): readonly RaRecord[] {
  if (positions.size === 0) return rows;
  return rows
    .map((row) => ({ ...row, [column]: positions.get(row.id) ?? row[column] }))
    .toSorted((one, other) =>
      one[column] < other[column] ? -1 : Number(one[column] > other[column]),
    );
}
