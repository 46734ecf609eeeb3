import { flushSync } from 'react-dom';
import { publicTypes } from '../../content-types/public-types';
import { CONTENT_TABLES, type ContentTable } from '../../shared/content/content-rows';
import { setContent } from '../../shared/content/content-store';
import { contentDefaults } from '../../shared/content/defaults/content-defaults';
import { readContentRows, type ContentVersions } from '../../shared/content/read-content';
import type { SiteContent } from '../../shared/content/site-content';
import { siteContentOf } from '../../shared/content/site-content-of';
import type { Endpoint } from '../../shared/endpoint';
import { REQUEST_TIMEOUT_MS } from '../../shared/supabase';
import { publishedFill } from '../data/published-fill';
import { keepEncoded } from './keep-encoded';
import { keepInPlace } from './keep-in-place';
import { readChangedRows } from './read-changed-rows';
import { showNotice } from './show-notice';

/** What is made of each table. */
const MADE_OF: Record<ContentTable, readonly (keyof SiteContent)[]> = {
  services: ['services', 'serviceDetails'],
  price_plans: ['prices'],
  questions: ['serviceFaqs', 'contactFaqs'],
  testimonials: ['testimonials'],
  team_members: ['team'],
  company: ['company', 'openingHours', 'policies', 'notice'],
  menu: ['menu'],
};

/** What texts quote: with one of these every text may have changed. */
const QUOTED: readonly ContentTable[] = ['price_plans', 'company'];

/**
 * Reads the tables that have changed, and what their texts quote, and puts them in the place of what is shown; gives back
 * those that could not be read, which stay as they are.
 */
export async function setChangedContent(
  endpoint: Endpoint,
  changed: readonly string[],
  versions: ContentVersions,
): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const isQuoted = QUOTED.some((table) => changed.includes(table));
  const isTouched = (table: string) => isQuoted || changed.includes(table);

  const { read, unread } = await readContent(endpoint, isTouched, versions, signal);
  keepEncoded(read);
  // At once, so that what is being read can be measured afterwards.
  keepInPlace(() => flushSync(() => setContent(read)));
  const types = publicTypes.filter(({ table }) => isTouched(table));
  // They quote what has been set just now.
  const ofTypes = await readChangedRows(endpoint, types, publishedFill(), signal);
  keepEncoded(ofTypes.read);
  keepInPlace(() => flushSync(() => setContent(ofTypes.read)));
  showNotice();
  return [...unread, ...ofTypes.unread];
}

/** What is made of the touched tables. Without what they quote nothing can be said, and this throws. */
async function readContent(
  endpoint: Endpoint,
  isTouched: (table: string) => boolean,
  versions: ContentVersions,
  signal: AbortSignal,
) {
  const touched = CONTENT_TABLES.filter(isTouched);
  if (touched.length === 0) return { read: {}, unread: [] as string[] };
  const needed = new Set([...touched, ...QUOTED]);
  const written = [...needed].filter((table) => table in versions);
  const { rows, refusals } = await readContentRows(endpoint, written, signal);
  const unread = refusals.map(({ table }) => table);
  for (const { table, reason } of refusals) if (QUOTED.includes(table)) throw new Error(reason);
  const { content } = siteContentOf({ ...contentDefaults, ...rows });
  const names = touched
    .filter((table) => !unread.includes(table))
    .flatMap((table) => MADE_OF[table]);
  const read: Partial<SiteContent> = Object.fromEntries(names.map((name) => [name, content[name]]));
  return { read, unread: unread as string[] };
}
