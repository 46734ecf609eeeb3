import type { PartType } from '../../src/content-types/public-type.ts';
import {
  PAGE_COLUMNS,
  type ContentRows,
  type PageText,
} from '../../src/shared/content/content-rows.ts';
import { readTable, readTables } from '../../src/shared/content/read-tables.ts';
import { readContentVersions } from '../../src/shared/content/read-versions.ts';
import { siteContentOf } from '../../src/shared/content/site-content-of.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import { SITE_PAGES } from '../../src/shared/site-pages.ts';
import { UserError } from '../../supabase/user-error.ts';
import { readTimeout } from './read-timeout.ts';

const PAGES = {
  table: 'pages',
  columns: PAGE_COLUMNS,
  order: 'path',
  filter: `path=in.(${SITE_PAGES.join()})`,
};

/**
 * What the pages show of what is written at /admin in these tables. A row that is broken is left out, with a line on the
 * console; what cannot be read, or is not there, stops the build.
 */
export async function readContent(
  source: Endpoint,
  types: readonly PartType[],
  enquiries: 'on' | 'off',
) {
  const signal = readTimeout();
  const [versions, { rows, refusals }, pages] = await Promise.all([
    readContentVersions(source, signal),
    readTables(source, types, signal),
    readTable<PageText>(source, PAGES, signal),
  ]);
  const [refused] = refusals;
  if (refused) throw new Error(`${refused.table} could not be read: ${refused.reason}`);
  const missing = SITE_PAGES.filter((path) => !pages.some((page) => page.path === path));
  if (rows.company?.length === 0 || missing.length > 0) {
    throw new UserError(
      `The site has nothing to show yet (${missing.length > 0 ? `no page ${missing.join()}` : 'no company'}): npm run content:push writes its first content, which is yours to change from then on.`,
    );
  }
  const { content, leftOut } = siteContentOf(rows as Partial<ContentRows>, enquiries);
  for (const sentence of leftOut) console.warn(sentence);
  return { content, versions, pages };
}
