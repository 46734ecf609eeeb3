/** PostgREST's default cap on the rows of one answer (Supabase, "max rows"). */
export const WINDOW_SIZE = 1000;

export interface Window<Row> {
  rows: Row[];
  /** How many rows there are in all. */
  total: number;
}

/**
 * Reads all rows of a query although an answer holds only so many: the first window says how many there are, the
 * others are read at the same time. A server that caps its answers lower sets the size of the windows.
 * @param readWindow reads the rows from one index to another, both included
 */
export async function readAll<Row extends { id: string }>(
  readWindow: (from: number, to: number) => Promise<Window<Row>>,
): Promise<Row[]> {
  const first = await readWindow(0, WINDOW_SIZE - 1);
  const size = first.rows.length;
  const others: Promise<Window<Row>>[] = [];
  for (let from = size; size > 0 && from < first.total; from += size) {
    others.push(readWindow(from, from + size - 1));
  }
  const windows = [first, ...(await Promise.all(others))];
  return withoutRepeats(windows.flatMap(({ rows }) => rows));
}

/** A row that is written between two windows moves its neighbour into both. */
function withoutRepeats<Row extends { id: string }>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
