/** Reads the rows of a query a window at a time, until one is not full: below PostgREST's cap nothing is cut off. */
export async function readWindows<Row>(
  size: number,
  readWindow: (offset: number, limit: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; ; offset += size) {
    const some = await readWindow(offset, size);
    rows.push(...some);
    if (some.length < size) return rows;
  }
}
