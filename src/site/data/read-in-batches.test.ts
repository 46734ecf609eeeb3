import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInBatches, BATCH_SIZE } from './read-in-batches';

interface Row {
  id: string;
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index) }));

/** A table behind a server that answers with at most `cap` rows, and a record of what it was asked. */
function table(rows: Row[], cap: number) {
  const asked: [number, number][] = [];
  async function readBatch(from: number, to: number) {
    asked.push([from, to]);
    return { rows: rows.slice(from, Math.min(to + 1, from + cap)), total: rows.length };
  }
  return { readBatch, asked };
}

describe('reading all rows', () => {
  it('asks once when one answer holds them all', async () => {
    const { readBatch, asked } = table(rowsOf(BATCH_SIZE), BATCH_SIZE);
    expect(await readInBatches(readBatch)).toHaveLength(BATCH_SIZE);
    expect(asked).toEqual([[0, 999]]);
  });

  it('asks for each further batch once', async () => {
    const { readBatch, asked } = table(rowsOf(2500), BATCH_SIZE);
    expect(await readInBatches(readBatch)).toHaveLength(2500);
    expect(asked).toEqual([
      [0, 999],
      [1000, 1999],
      [2000, 2999],
    ]);
  });

  it('finds every row once and in order, however many there are and however little a server answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(5000), fc.integer({ min: 1, max: 1500 }), async (count, cap) => {
        const rows = rowsOf(count);
        expect(await readInBatches(table(rows, cap).readBatch)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a row once when a new one has moved it from one batch into the next', async () => {
    const before = rowsOf(1500);
    const after = [{ id: 'new' }, ...before];
    const rows = await readInBatches(async (from, to) => ({
      rows: (from === 0 ? before : after).slice(from, Math.min(to + 1, from + BATCH_SIZE)),
      total: before.length,
    }));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
