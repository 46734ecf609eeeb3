import { publicTypes } from '../content-types/public-types';
import { routeEntries, type RoutePath } from '../shared/route-table';

/** An address of the site with its names. */
export interface SiteEntry {
  path: string;
  label: string;
  /** Title of the document, without the company's name; a screen that has none here sets its own. */
  title?: string;
  /** What search engines say below it; that of the route table's pages is in seo/page-descriptions.ts. */
  description?: string;
  sitemap?: 'main' | 'legal';
}

/** The addresses of content types that visitors read: lists, and the patterns of pages. */
export const publicEntries: readonly (SiteEntry & { table: string; isPage: boolean })[] =
  publicTypes.flatMap(({ table, list, page, label, title, description }) => [
    { table, isPage: false, path: list, label, title, description, sitemap: 'main' as const },
    ...(page ? [{ table, isPage: true, path: page, label }] : []),
  ]);

/** Every address: those of the route table and those of content types; the last one matches everything. */
export const siteEntries: readonly SiteEntry[] = [
  ...routeEntries.filter(({ path }) => path !== '*'),
  ...publicEntries,
  ...routeEntries.filter(({ path }) => path === '*'),
];

/** A path that the route table has, or one that a content type adds. */
export type SitePath = RoutePath | (string & {});
