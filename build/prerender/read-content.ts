import type { PartType } from '../../src/content-types/public-type.ts';
import type { ContentRows } from '../../src/shared/content/content-rows.ts';
import { contentDefaults } from '../../src/shared/content/defaults/content-defaults.ts';
import { readTable, readTables } from '../../src/shared/content/read-tables.ts';
import {
  readContentVersions,
  type ContentVersions,
} from '../../src/shared/content/read-versions.ts';
import { siteContentOf } from '../../src/shared/content/site-content-of.ts';
import { ORIGINAL_PATHS } from '../../src/shared/content/original-pages.ts';
import type { PageText } from '../../src/shared/content/page-text.ts';
import { PAGE_COLUMNS } from '../../src/site/data/page-rows.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import { readTimeout, warnUnlessRequired } from './read-backend.ts';

interface Written {
  versions: ContentVersions | null;
  rows: Partial<ContentRows>;
  /** What stands in the place of the site's own pages. */
  pages: readonly PageText[];
}

const ORIGINALS = {
  table: 'pages',
  columns: PAGE_COLUMNS,
  order: 'path',
  filter: `path=in.(${ORIGINAL_PATHS.join()})`,
};
const NOTHING: Written = { versions: {}, rows: {}, pages: [] };

/**
 * What the pages show of what somebody has written at /admin in these tables; where the backend cannot be asked, the
 * site's own texts. A row that is broken is left out, with a line on the console.
 */
export async function readContent(source: Endpoint | undefined, types: readonly PartType[]) {
  const read =
    source &&
    (await readWritten(source, types).catch(
      warnUnlessRequired("The site's texts", 'those of its files are shown'),
    ));
  const { versions, rows, pages } = read ?? NOTHING;
  const { content, leftOut } = siteContentOf({ ...contentDefaults, ...rows });
  for (const sentence of leftOut) console.warn(sentence);
  return { content, versions, pages };
}

async function readWritten(source: Endpoint, types: readonly PartType[]): Promise<Written> {
  const signal = readTimeout();
  const versions = await readContentVersions(source, signal);
  const written = types.filter(({ table }) => versions && table in versions);
  const [{ rows, refusals }, pages] = await Promise.all([
    readTables(source, written, signal),
    readTable<PageText>(source, ORIGINALS, signal),
  ]);
  for (const { table, reason } of refusals) {
    console.warn(`${table} could not be read (${reason}): what the site's files say is shown.`);
  }
  return { versions, rows: rows as Partial<ContentRows>, pages };
}
