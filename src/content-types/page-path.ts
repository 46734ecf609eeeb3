import { slugify } from '../shared/blog';

/** First parts of addresses that are the site's own, or that a host or a build gives a meaning to; `pages_path_free` lists the same. */
const TAKEN_FIRST: readonly string[] = [
  '404',
  '500',
  'about',
  'admin',
  'admin-assets',
  'api',
  'assets',
  'auth',
  'aux',
  'blog',
  'con',
  'contact',
  'feed',
  'index',
  'nul',
  'pictures',
  'preview',
  'privacy-policy',
  'prn',
  'rest',
  'rss',
  'services',
  'sitemap',
  'storage',
  'terms-of-service',
];

/** Names that Windows and its tools read as devices, and what hosts serve for a folder. */
const TAKEN_LATER: readonly string[] = ['aux', 'con', 'index', 'nul', 'prn'];

/** Parts of an address below the site's own. */
const MOST_PARTS = 3;

/** The address of a page, from its title or from an address as somebody types it: "/deep-cleaning/walsall". Empty when nothing is left. */
export function pagePath(source: string): string {
  const parts = source.trim().startsWith('/') ? source.split('/') : [source];
  const path = parts.map(slugify).filter(Boolean).slice(0, MOST_PARTS);
  return path.length > 0 ? `/${path.join('/')}` : '';
}

/** Whether an address belongs to the site itself. */
export function isTakenBySite(path: string): boolean {
  const [first = '', ...later] = path.split('/').slice(1);
  return TAKEN_FIRST.includes(first) || later.some((part) => TAKEN_LATER.includes(part));
}
