/** PostgREST's default cap on the rows of one answer (Supabase, "max rows"). */
export const BATCH_SIZE = 1000;

export interface Batch<Row> {
  rows: Row[];
  /** How many rows there are in all. */
  total: number;
}

/**
 * Reads all rows of a query although an answer holds only so many: the first batch says how many there are, the
 * others are read at the same time. A server that caps its answers lower sets the size of the batches.
 * @param readBatch reads the rows from one index to another, both included
 */
export async function readAll<Row extends { id: string }>(
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

/** A row that is written between two batches moves its neighbour into both. */
function withoutRepeats<Row extends { id: string }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
