import type { PublicType } from '../content-types/public-type';
import { routeEntries } from '../shared/route-table';

/** A route with its metadata. */
interface RouteMetadata {
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
export type SiteAddress = Pick<RouteMetadata, 'path' | 'title'>;

/** Routes of the route table and of content types; the last one matches everything. */
export function routeMetadataOf(types: readonly PublicType[]): readonly RouteMetadata[] {
  return [
    ...routeEntries.slice(0, -1),
    ...types.flatMap(({ path, list, page, label, title, description }): RouteMetadata[] => [
      // A singleton has a page once somebody has written it (build/content-source.ts).
      { path, label, title, description, sitemap: list ? 'main' : undefined },
      ...(list && page ? [{ isPage: true, path: page, label }] : []),
    ]),
    ...routeEntries.slice(-1),
  ];
}

/** Without /admin, a separate application (admin.html). */
export function addressesOf(entries: readonly RouteMetadata[]): readonly SiteAddress[] {
  return entries
    .filter(({ path }) => path !== '/admin')
    .map(({ path, title }) => (title && path !== '*' ? { path, title } : { path }));
}

export interface PageLink {
  path: string;
  title: string;
}
