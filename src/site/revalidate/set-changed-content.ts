import { flushSync } from 'react-dom';
import { CONTENT_TABLES, type ContentTable } from '../../shared/content/content-rows';
import { contentDefaults } from '../../shared/content/defaults/content-defaults';
import { setContent } from '../../shared/content/content-store';
import { readContentRows, type ContentVersions } from '../../shared/content/read-content';
import type { SiteContent } from '../../shared/content/site-content';
import { siteContentOf } from '../../shared/content/site-content-of';
import type { Endpoint } from '../../shared/endpoint';
import { REQUEST_TIMEOUT_MS } from '../../shared/supabase';
import { keepEncoded } from './keep-encoded';
import { keepInPlace } from './keep-in-place';
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

/** Reads the tables that have changed, and what their texts quote, and puts them in the place of what is shown. */
export async function setChangedContent(
  endpoint: Endpoint,
  changed: readonly ContentTable[],
  versions: ContentVersions,
): Promise<void> {
  const isQuoted = changed.some((table) => QUOTED.includes(table));
  const touched = isQuoted ? CONTENT_TABLES : changed;
  const needed = new Set([...touched, ...QUOTED]);
  const written = [...needed].filter((table) => table in versions);
  const rows = await readContentRows(endpoint, written, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  const { content } = siteContentOf({ ...contentDefaults, ...rows });
  const names = touched.flatMap((table) => MADE_OF[table]);
  const read: Partial<SiteContent> = Object.fromEntries(names.map((name) => [name, content[name]]));
  keepEncoded(read);
  // At once, so that what is being read can be measured afterwards.
  keepInPlace(() => flushSync(() => setContent(read)));
  showNotice();
}
