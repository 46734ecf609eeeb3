import { generateNKeysBetween } from 'fractional-indexing';
import type { ContentTable } from './content-rows.ts';
import { contentDefaults, tablesWithDefaults } from './defaults/content-defaults.ts';

/**
 * The site's own texts as rows of their table, in their order. Their ids are always the same, so that nothing is there
 * twice when two people start at once, or when a project is given them that has some already.
 */
export function startRows(table: ContentTable): ({ id: string } & Record<string, unknown>)[] {
  const texts = contentDefaults[table];
  const positions = generateNKeysBetween(null, null, texts.length);
  const hasOrder = table !== 'company';
  return texts.map((text, index) => ({
    id: idOf(table, index + 1),
    ...text,
    ...(hasOrder && { position: positions[index] }),
  }));
}

/** Each table has its digit; company, of which there is one, that of its own default. */
function idOf(table: ContentTable, number: number): string {
  const digit = table === 'company' ? 0 : tablesWithDefaults.indexOf(table) + 1;
  return `c0a1000${digit}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
