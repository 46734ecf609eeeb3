import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batches } from './carry-out.ts';

it('rows go in batches that keep their order, miss none and fit a request', () => {
  const row = fc.record({
    id: fc.uuid(),
    content: fc.nat(250_000).map((length) => 'x'.repeat(length)),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 150 }), (rows) => {
      const pieces = batches(rows);
      expect(pieces.flat()).toEqual(rows);
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(100);
        if (piece.length > 1) expect(JSON.stringify(piece).length).toBeLessThan(1_001_000);
      }
    }),
    { numRuns: 30 },
  );
});
