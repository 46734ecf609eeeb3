import { slugify } from '../shared/blog';
import { isSitePage } from '../shared/site-pages';

/** First parts of addresses below which the site has screens and files of its own, or that a host or a build gives a meaning to. */
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

/** Those, and of the lists of content types that visitors read; `pages_path_free` is written from it. */
export const takenFirst = (lists: readonly string[]): readonly string[] =>
  [...TAKEN_FIRST, ...lists.map((list) => list.split('/')[1] ?? '')].toSorted();

/** The form of an address, as Postgres reads it, too. */
export const PAGE_PATH = /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*){1,3})$/;

/** Names that Windows and its tools read as devices, in any part. */
const DEVICE = /^(?:aux|con|nul|prn|com[1-9]|lpt[1-9])$/;

/** Parts of an address below the site's own. */
const MOST_PARTS = 3;

/** The address of a page, from its title or from an address as somebody types it: "/deep-cleaning/walsall"; "/" is the home page. Empty when nothing is left. */
export function pagePath(source: string): string {
  if (source.trim() === '/') return '/';
  const parts = source.trim().startsWith('/') ? source.split('/') : [source];
  const path = parts.map(slugify).filter(Boolean).slice(0, MOST_PARTS);
  return path.length > 0 ? `/${path.join('/')}` : '';
}

/**
 * Whether an address belongs to the site itself.
 * @param lists the addresses of content types that visitors read
 */
export function isTakenBySite(path: string, lists: readonly string[] = []): boolean {
  const [first = '', ...later] = path.split('/').slice(1);
  return (
    isSitePage(path) ||
    takenFirst(lists).includes(first) ||
    // What hosts serve for a folder.
    later.includes('index') ||
    [first, ...later].some((part) => DEVICE.test(part))
  );
}
