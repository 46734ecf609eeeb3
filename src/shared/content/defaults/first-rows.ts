import { generateNKeysBetween } from 'fractional-indexing';
import type { ContentTable } from '../content-rows.ts';
import { contentDefaults, tablesWithDefaults } from './content-defaults.ts';
import { pages } from './pages/pages.ts';

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
    id: idOf(table, index + 1),
    ...row,
    ...(hasOrder && { position: positions[index] }),
  }));
}

/** Each table has its digit for good; company, of which there is one, that of its column's default. */
const DIGITS: Readonly<Record<FirstTable, number>> = {
  company: 0,
  services: 1,
  price_plans: 2,
  questions: 3,
  testimonials: 4,
  team_members: 5,
  menu: 7,
  pages: 8,
  blog_categories: 9,
};

function idOf(table: FirstTable, number: number): string {
  return `c0a1000${DIGITS[table]}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
