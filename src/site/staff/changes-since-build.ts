import { pageAddress } from '../../content-types/public-type';
import publicTypes from 'virtual:public-types';
import { postPath } from '../../shared/blog';
import { readBuildManifest } from '../../shared/build-manifest';
import { readTable } from '../../shared/content/read-tables';
import { readContentState } from '../../shared/content/content-state';
import { requestTimeout } from '../../shared/request-timeout';
import { project } from '../../shared/supabase';
import { isoTime } from '../../shared/time/iso-time';
import { visibleTypes } from './find-edit-link';

/** Addresses with their last change. */
type Listing = Readonly<Record<string, string>>;

const BLOG = postPath('');

/**
 * What changed since the build, as a sentence; open pages revalidate it.
 * @returns '' without a build, as in development
 */
export async function buildStatus(): Promise<string> {
  const signal = requestTimeout();
  const [built, now, posts, pages] = await Promise.all([
    readBuildManifest(signal),
    readContentState(project, signal),
    published('blog_posts', 'slug', signal),
    published('pages', 'path', signal),
  ]);
  if (!built) return '';
  const builtOf = (isIncluded: (path: string) => boolean): Listing =>
    Object.fromEntries(Object.entries(built.pages).filter(([path]) => isIncluded(path)));
  const changed = [
    counted(
      differences(
        posts,
        builtOf((path) => path.startsWith(BLOG)),
      ),
      'blog post',
    ),
    counted(differences(pages, builtOf(isOfSections)), 'page'),
    ...visibleTypes.map(({ table, words }) =>
      now.state[table] === built.state[table] ? '' : words.plural,
    ),
  ].filter(Boolean);
  if (changed.length === 0) return 'The built pages are up to date';
  return `Changed since the pages were built: ${changed.join(', ')}`;
}

/** Addresses of published records. */
async function published(
  table: string,
  column: 'slug' | 'path',
  signal: AbortSignal,
): Promise<Listing> {
  const query = { table, columns: `${column},updated_at`, order: 'id' };
  const rows = await readTable<Record<string, string>>(project, query, signal);
  const pathOf = ({ slug, path = '' }: Record<string, string>) => (slug ? postPath(slug) : path);
  return Object.fromEntries(rows.map((row) => [pathOf(row), isoTime(row.updated_at ?? '')]));
}

function isOfSections(path: string): boolean {
  if (path.startsWith(BLOG)) return false;
  const others = publicTypes.flatMap((type) => pageAddress(type)?.before ?? type.page ?? []);
  return !others.some((beginning) => path.startsWith(beginning));
}

/** Number of addresses that are new, changed or gone. */
function differences(now: Listing, built: Listing): number {
  const all = new Set([...Object.keys(now), ...Object.keys(built)]);
  return [...all].filter((path) => now[path] !== built[path]).length;
}

function counted(count: number, name: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? name : `${name}s`}`;
}
