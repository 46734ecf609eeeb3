/** Reads all rows of a query, an answer after the other until one is empty: each project caps its answers (PostgREST, "max-rows"). */
export async function readToEnd<Row>(
  readFrom: (offset: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const more = await readFrom(rows.length);
    if (more.length === 0) return rows;
    rows.push(...more);
  }
}
