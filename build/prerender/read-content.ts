import { contentDefaults } from '../../src/shared/content/defaults/content-defaults.ts';
import {
  readContentRows,
  readContentVersions,
  type ContentVersions,
  type SomeRows,
} from '../../src/shared/content/read-content.ts';
import { CONTENT_TABLES } from '../../src/shared/content/content-rows.ts';
import { siteContentOf } from '../../src/shared/content/site-content-of.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import { readOrSayWhyNot } from './read-or-say-why-not.ts';

const TIMEOUT_MS = 30_000;

export interface ReadContent {
  versions: ContentVersions | null;
  rows: SomeRows;
}

const NOTHING: ReadContent = { versions: {}, rows: {} };

/** What somebody has written at /admin; where the backend cannot be asked, the site's own texts stand. */
export async function readContent(source: Endpoint | undefined): Promise<ReadContent> {
  if (!source) return NOTHING;
  const read = await readOrSayWhyNot(
    () => readWritten(source),
    (reason) => `The site's texts could not be read (${reason}): those of its files are shown.`,
  );
  return read ?? NOTHING;
}

async function readWritten(source: Endpoint): Promise<ReadContent> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const versions = await readContentVersions(source, signal);
  const written = CONTENT_TABLES.filter((table) => versions && table in versions);
  const { rows, refusals } = await readContentRows(source, written, signal);
  for (const { table, reason } of refusals) {
    console.warn(`${table} could not be read (${reason}): what the site's files say is shown.`);
  }
  return { versions, rows };
}

/** What the pages show of it; a row that is broken is left out, with a line on the console. */
export function published({ versions, rows }: ReadContent) {
  const { content, leftOut } = siteContentOf({ ...contentDefaults, ...rows });
  for (const sentence of leftOut) console.warn(sentence);
  return { content, versions };
}
