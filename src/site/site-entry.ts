import type { PublicType } from '../content-types/public-type';
import { routeEntries } from '../shared/route-table';

/** An address of the site with its names. */
interface SiteEntry {
  path: string;
  label: string;
  /** Title of the document, without the company's name; a page of sections and a post have their own. */
  title?: string;
  /** What search engines say below it; that of the route table's pages is in seo/page-head.ts. */
  description?: string;
  sitemap?: 'main' | 'legal';
  /** It is that of each record of a content type. */
  isPage?: boolean;
}

/** What the router knows of an address before its screen is there; a page of sections and none at all say who they are. */
export type SiteAddress = Pick<SiteEntry, 'path' | 'title'>;

/** Every address: those of the route table and those of content types; the last one matches everything. */
export function entriesOf(types: readonly PublicType[]): readonly SiteEntry[] {
  return [
    ...routeEntries.slice(0, -1),
    ...types.flatMap(({ path, list, page, label, title, description }): SiteEntry[] => [
      { path, label, title, description, sitemap: 'main' },
      ...(list && page ? [{ isPage: true, path: page, label }] : []),
    ]),
    ...routeEntries.slice(-1),
  ];
}

/** Those that this application shows; /admin is an application of its own (admin.html). */
export function addressesOf(entries: readonly SiteEntry[]): readonly SiteAddress[] {
  return entries
    .filter(({ path }) => path !== '/admin')
    .map(({ path, title }) => (title && path !== '*' ? { path, title } : { path }));
}
