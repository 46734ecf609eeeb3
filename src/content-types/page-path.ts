import { slugify } from '../shared/slug';
import { isSitePage } from '../shared/site-pages';

/** Reserved first segments: of screens, files, hosts and builds. */
const TAKEN_FIRST: readonly string[] = [
  '404',
  '500',
  'admin',
  'admin-assets',
  'api',
  'assets',
  'auth',
  'blog',
  'feed',
  'index',
  'pictures',
  'preview',
  'rest',
  'rss',
  'storage',
];

/** Also those of public content types; the constraint `pages_path_free` is generated from it. */
export const takenFirst = (lists: readonly string[]): readonly string[] =>
  [...TAKEN_FIRST, ...lists.map((list) => list.split('/')[1] ?? '')].toSorted();

/** Postgres uses the same pattern. */
export const PAGE_PATH = /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*){1,3})$/;

/** Device names of Windows, in any segment; the constraint `pages_path_free` uses the same pattern. */
export const DEVICE = /\/(aux|con|nul|prn|com[1-9]|lpt[1-9])(\/|$)/;

/** Reserved below the site's own pages. */
const MAX_SEGMENTS = 3;

/** Path from a title or a typed address: "/deep-cleaning/walsall", "/"; '' if nothing is left. */
export function pagePath(source: string): string {
  if (source.trim() === '/') return '/';
  const parts = source.trim().startsWith('/') ? source.split('/') : [source];
  const path = parts.map(slugify).filter(Boolean).slice(0, MAX_SEGMENTS);
  return path.length > 0 ? `/${path.join('/')}` : '';
}

/** @param lists paths of public content types */
export function isTakenBySite(path: string, lists: readonly string[] = []): boolean {
  const [first = '', ...later] = path.split('/').slice(1);
  return (
    isSitePage(path) ||
    takenFirst(lists).includes(first) ||
    // The index file of hosts.
    later.includes('index') ||
    DEVICE.test(path)
  );
}
