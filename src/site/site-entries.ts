import { publicTypes } from '../content-types/public-types';
import { routeEntries } from '../shared/route-table';

/** An address of the site with its names. */
export interface SiteEntry {
  path: string;
  label: string;
  /** Title of the document, without the company's name; a screen that has none here sets its own. */
  title?: string;
  /** What search engines say below it; that of the route table's pages is in seo/page-descriptions.ts. */
  description?: string;
  sitemap?: 'main' | 'legal';
  /** It is a page of sections that the site comes with. */
  ofSections?: boolean;
  /** The content type that it shows, and whether one record of it. */
  table?: string;
  isPage?: boolean;
}

/** Every address: those of the route table and those of content types; the last one matches everything. */
export const siteEntries: readonly SiteEntry[] = import.meta.env.NO_PUBLIC_TYPES
  ? routeEntries
  : [
      ...routeEntries.slice(0, -1),
      ...publicTypes.flatMap(({ table, list, page, label, title, description }): SiteEntry[] => [
        { table, path: list, label, title, description, sitemap: 'main' },
        ...(page ? [{ table, isPage: true, path: page, label }] : []),
      ]),
      ...routeEntries.slice(-1),
    ];
