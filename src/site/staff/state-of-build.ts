import { pageAddress } from '../../content-types/public-type';
import { publicTypes } from '../../content-types/public-types';
import { postPath } from '../../shared/blog';
import versions from '../../shared/content/published/versions';
import { readTable } from '../../shared/content/read-tables';
import { readContentVersions, type ContentVersions } from '../../shared/content/read-versions';
import { project, REQUEST_TIMEOUT_MS } from '../../shared/supabase';
import { isoTime } from '../../shared/time/iso-time';
import { shownTypes } from './find-form';

/** Addresses, and when each was last changed. */
type Listing = ReadonlyMap<string, string>;

/** Where the addresses of posts begin. */
const BLOG = postPath('');

/**
 * What has been changed since the pages were built, in words; open pages show it all the same. Of posts and pages the
 * sitemap says what the build knew, so nothing is said of pages that search engines are to leave out.
 * @returns '' where nothing is known of a build, as on a server of sources
 */
export async function stateOfBuild(): Promise<string> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const [built, now, posts, pages] = await Promise.all([
    builtAddresses(signal),
    readContentVersions(project, signal),
    published('blog_posts', 'slug', signal),
    published('pages', 'path', signal, 'noindex=is.false'),
  ]);
  const before: ContentVersions | null = versions;
  if (!built || !now || !before) return '';
  const builtPosts = [...built].filter(([path]) => path.startsWith(BLOG));
  const builtPages = [...built].filter(([path, changedAt]) => changedAt && isOfSections(path));
  const changed = [
    inWords(differences(posts, new Map(builtPosts)), 'blog post'),
    inWords(differences(pages, new Map(builtPages)), 'page'),
    ...shownTypes.filter(({ table }) => now[table] !== before[table]).map(({ plural }) => plural),
  ].filter(Boolean);
  if (changed.length === 0) return 'The built pages are up to date';
  return `Changed since the pages were built: ${changed.join(', ')}`;
}

/** What the build told search engines. */
async function builtAddresses(signal: AbortSignal): Promise<Listing | undefined> {
  const response = await fetch('/sitemap.xml', { cache: 'no-cache', signal });
  if (!response.headers.get('content-type')?.includes('xml')) return undefined;
  const map = new DOMParser().parseFromString(await response.text(), 'application/xml');
  const said = (url: Element, name: string) => url.querySelector(name)?.textContent ?? '';
  return new Map(
    [...map.querySelectorAll('url')].map((url) => [
      said(url, 'loc').replace(/^\w+:\/\/[^/]+/, ''),
      said(url, 'lastmod'),
    ]),
  );
}

/** The addresses of what is published, by the column that names them. */
async function published(
  table: string,
  column: 'slug' | 'path',
  signal: AbortSignal,
  filter?: string,
): Promise<Listing> {
  const query = { table, columns: `${column},updated_at`, order: 'id', filter };
  const rows = await readTable<Record<string, string>>(project, query, signal);
  const pathOf = ({ slug, path = '' }: Record<string, string>) => (slug ? postPath(slug) : path);
  return new Map(rows.map((row) => [pathOf(row), isoTime(row.updated_at ?? '')]));
}

/** Whether an address that has a time of its own is that of a page of sections. */
function isOfSections(path: string): boolean {
  if (path.startsWith(BLOG)) return false;
  if (import.meta.env.NO_PUBLIC_TYPES) return true;
  const others = publicTypes.flatMap((type) => pageAddress(type)?.before ?? []);
  return !others.some((beginning) => path.startsWith(beginning));
}

/** How many addresses are new, changed or gone. */
function differences(now: Listing, built: Listing): number {
  const all = new Set([...now.keys(), ...built.keys()]);
  return [...all].filter((path) => now.get(path) !== built.get(path)).length;
}

function inWords(count: number, name: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? name : `${name}s`}`;
}
