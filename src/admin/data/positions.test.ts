import { expect, it } from 'vitest';
import { inOrder, nextPosition, positionsAfterMove } from './positions';

const rowsAt = (...positions: string[]) => positions.map((position, id) => ({ id, position }));

/** Ids in the database's order. */
function orderAfter(rows: ReturnType<typeof rowsAt>, from: number, to: number) {
  const written = positionsAfterMove(rows, 'position', from, to);
  const ids = inOrder(rows, 'position', written).map(({ id }) => id);
  return { ids, written: written.size };
}

it.each([
  [0, 2, [1, 2, 0, 3]],
  [3, 0, [3, 0, 1, 2]],
  [2, 1, [0, 2, 1, 3]],
  [0, 3, [1, 2, 3, 0]],
])('moves the record at %i to %i by writing one row', (from, to, ids) => {
  expect(orderAfter(rowsAt('a0', 'a1', 'a2', 'a3'), from, to)).toEqual({ ids, written: 1 });
});

it('writes nothing when nothing moves', () => {
  expect(positionsAfterMove(rowsAt('a0', 'a1'), 'position', 1, 1).size).toBe(0);
});

it('parts neighbours that two people gave the same position', () => {
  expect(orderAfter(rowsAt('a0', 'a1', 'a1', 'a2'), 3, 2).ids).toEqual([0, 1, 3, 2]);
});

it('puts a new record after the last', () => {
  expect(nextPosition(undefined) < nextPosition('a0')).toBe(true);
});
