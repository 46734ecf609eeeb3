import { flushSync } from 'react-dom';
import { CONTENT_TABLES, type ContentTable } from '../../shared/content/content-rows';
import { contentDefaults } from '../../shared/content/defaults/content-defaults';
import { shown } from '../../shared/content/live';
import { readContentRows, type ContentVersions } from '../../shared/content/read-content';
import type { ContentPicture, SiteContent } from '../../shared/content/site-content';
import { siteContentOf } from '../../shared/content/site-content-of';
import type { Endpoint } from '../../shared/endpoint';
import { REQUEST_TIMEOUT_MS } from '../../shared/supabase';
import { redraw } from '../redraw';
import { keepInPlace } from './keep-in-place';
import { showNotice } from './show-notice';

/** What is made of each table. */
const MADE_OF: Record<ContentTable, readonly (keyof SiteContent)[]> = {
  services: ['services', 'serviceDetails'],
  price_plans: ['prices'],
  questions: ['serviceFaqs', 'contactFaqs'],
  testimonials: ['testimonials'],
  team_members: ['team'],
  company: ['company', 'openingHours', 'notice'],
  menu: ['menu'],
};

interface Pictured {
  picture?: ContentPicture;
}

/** What texts quote: with one of these every text may have changed. */
const QUOTED: readonly ContentTable[] = ['price_plans', 'company'];

/** Reads the tables that have changed, and what their texts quote, and puts them in the place of what is shown. */
export async function showChanges(
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
  keepEncoded(content);
  keepInPlace(() => {
    for (const name of touched.flatMap((table) => MADE_OF[table])) become(name, content[name]);
    flushSync(redraw);
  });
  showNotice();
}

/** A picture that is the same stays in the sizes that the build has made of it. */
function keepEncoded({ services, testimonials, team }: SiteContent): void {
  const before = [shown.services, shown.testimonials, shown.team].flatMap(
    (all) => (all ?? []) as readonly Pictured[],
  );
  for (const { picture } of [...services, ...testimonials, ...team] as readonly Pictured[]) {
    const built = before.find((one) => one.picture?.src === picture?.src)?.picture?.avif;
    if (picture && built) picture.avif = built;
  }
}

/** In place, because components hold on to the object that their module gave them. */
function become(name: keyof SiteContent, next: object): void {
  const old = (shown[name] ??= Array.isArray(next) ? [] : {});
  if (Array.isArray(old)) old.length = 0;
  for (const key of Object.keys(old)) Reflect.deleteProperty(old, key);
  Object.assign(old, next);
}
