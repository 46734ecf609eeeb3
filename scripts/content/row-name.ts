import type { Row } from './portable-row.ts';
import type { ContentTable } from './tables.ts';

/** The columns that may tell a person which row is meant, best first. */
const NAMING = ['slug', 'title', 'name', 'question'];

/** What a report calls a row. */
export function rowName(row: Row, { key }: Pick<ContentTable, 'key'>): string {
  const name = NAMING.map((column) => row[column]).find((value) => typeof value === 'string');
  return `"${String(name ?? row[key])}"`;
}
