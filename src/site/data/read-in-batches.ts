/** PostgREST's default cap (Supabase, "max rows"). */
export const BATCH_SIZE = 1000;

export interface Batch<Row> {
  rows: Row[];
  /** Of all rows. */
  total: number;
}

/**
 * Reads all rows of a capped query: the first batch has the total, the others are read in parallel. A lower cap of the
 * server sets the batch size.
 * @param readBatch takes the first and last index, both included
 */
export async function readInBatches<Row extends { id: string }>(
  readBatch: (from: number, to: number) => Promise<Batch<Row>>,
): Promise<Row[]> {
  const first = await readBatch(0, BATCH_SIZE - 1);
  const size = first.rows.length;
  const others: Promise<Batch<Row>>[] = [];
  for (let from = size; size > 0 && from < first.total; from += size) {
    others.push(readBatch(from, from + size - 1));
  }
  const batches = [first, ...(await Promise.all(others))];
  return withoutRepeats(batches.flatMap(({ rows }) => rows));
}

/** A row inserted between two batches shifts a neighbour into both. */
function withoutRepeats<Row extends { id: string }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
