import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { Identifier, RaRecord } from 'react-admin';

/** The position after the last one. */
export function nextPosition(last: unknown): string {
  return generateKeyBetween(typeof last === 'string' ? last : null, null);
}

/**
 * The positions to write so that the record at `from` comes to stand at `to`: its own, between its new neighbours.
 * Neighbours that share a position, as two people may have given it at once, get new ones along with it.
 * @param rows all records, in their order
 * @param column the column that keeps the position
 */
export function positionsAfterMove(
  rows: readonly RaRecord[],
  column: string,
  from: number,
  to: number,
): Map<Identifier, string> {
  const moved = rows[from];
  if (!moved || from === to) return new Map();
  const others = rows.filter((row) => row !== moved);
  const positionAt = (index: number): string | null => others[index]?.[column] ?? null;
  const before = positionAt(to - 1);
  let end = to;
  while (end < others.length && !comesAfter(positionAt(end), before)) end += 1;
  const renamed = [moved, ...others.slice(to, end)];
  const keys = generateNKeysBetween(before, positionAt(end), renamed.length);
  return new Map(renamed.map(({ id }, index) => [id, keys[index] ?? '']));
}

/** By the codes of the characters, as `collate "C"` compares; a row without a position stands at the end. */
function comesAfter(position: string | null, before: string | null): boolean {
  return position !== null && (before === null || position > before);
}
