import type { PublicType } from '../content-types/public-type';
import { routeEntries } from '../shared/route-table';

/** A route with its metadata. */
interface SiteEntry {
  path: string;
  label: string;
  /** Document title without the company's name; pages and posts have their own. */
  title?: string;
  /** Meta description; for the route table, see seo/page-head.ts. */
  description?: string;
  sitemap?: 'main' | 'legal';
  /** The pattern of a content type's records. */
  isPage?: boolean;
}

/** Metadata bundled with the router. */
export type SiteAddress = Pick<SiteEntry, 'path' | 'title'>;

/** Routes of the route table and of content types; the last one matches everything. */
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

/** Without /admin, a separate application (admin.html). */
export function addressesOf(entries: readonly SiteEntry[]): readonly SiteAddress[] {
  return entries
    .filter(({ path }) => path !== '/admin')
    .map(({ path, title }) => (title && path !== '*' ? { path, title } : { path }));
}

export interface PageLink {
  path: string;
  title: string;
}
