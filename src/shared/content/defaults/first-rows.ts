import { generateNKeysBetween } from 'fractional-indexing';
import type { ContentTable } from '../content-rows.ts';
import { contentDefaults, tablesWithDefaults } from './content-defaults.ts';
import { pages } from './pages/pages.ts';
import { rowId } from './row-id.ts';

type FirstTable = ContentTable | 'pages';
type FirstRow = { id: string } & Record<string, unknown>;

/** The tables that a new site begins with rows in. */
export const firstTables: readonly FirstTable[] = [...tablesWithDefaults, 'pages'];

/**
 * The rows that a new site begins with, in their order. Their ids are always the same, so that nothing is there twice when a
 * project is given them that has some already.
 */
export function firstRows(table: FirstTable): FirstRow[] {
  const rows = table === 'pages' ? pages : contentDefaults[table];
  const positions = generateNKeysBetween(null, null, rows.length);
  const hasOrder = table !== 'company' && table !== 'pages';
  return rows.map((row, index) => ({
    id: rowId(table, index + 1),
    ...row,
    ...(hasOrder && { position: positions[index] }),
  }));
}
