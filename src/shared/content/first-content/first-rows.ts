import { generateNKeysBetween } from 'fractional-indexing';
import type { ContentTable } from '../content-rows.ts';
import { contentDefaults, tablesWithDefaults } from './content-defaults.ts';
import { pages } from './pages/pages.ts';
import { rowId } from './row-id.ts';

type FirstTable = ContentTable | 'pages';
type FirstRow = { id: string } & Record<string, unknown>;

/** Tables with first content. */
export const firstTables: readonly FirstTable[] = [...tablesWithDefaults, 'pages'];

/** Constant: two projects with the first content, and a build and the server beside it, agree. */
const WRITTEN = '2025-05-14T08:00:00Z';

/** First content of a table, in order. Ids are constant, so that a repeated push inserts nothing twice. */
export function firstRows(table: FirstTable): FirstRow[] {
  const rows = table === 'pages' ? pages : contentDefaults[table];
  const positions = generateNKeysBetween(null, null, rows.length);
  const hasOrder = table !== 'company' && table !== 'pages';
  return rows.map((row, index) => ({
    id: rowId(table, index + 1),
    ...row,
    created_at: WRITTEN,
    updated_at: WRITTEN,
    ...(table === 'pages' && { published_at: WRITTEN }),
    ...(hasOrder && { position: positions[index] }),
  }));
}
