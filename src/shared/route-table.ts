interface RouteEntry {
  path: string;
  /** The route's name in menus and link lists. */
  label: string;
  /** Title of the document, without the company's name; a page of sections and a post have their own. */
  title?: string;
  /** Where the route is linked from. */
  inNavigation?: boolean;
  inFooter?: boolean;
  sitemap?: 'main' | 'legal';
}

/**
 * Every address of the site and its names (docs/specification.md, 2), in the order of the navigation bar. Router, navigation
 * bar, footer, sitemap and prerendering walk over this table; routes.tsx adds the screens, seo/page-head.ts the
 * words for search engines.
 */
const routeTable = [
  { path: '/', label: 'Home', inNavigation: true, sitemap: 'main' },
  { path: '/about', label: 'About', inNavigation: true, sitemap: 'main' },
  { path: '/services', label: 'Services', inNavigation: true, sitemap: 'main' },
  {
    path: '/blog',
    label: 'Blog',
    title: 'Cleaning tips and insights',
    inNavigation: true,
    sitemap: 'main',
  },
  { path: '/blog/:slug', label: 'Blog post' },
  { path: '/admin', label: 'Admin', inNavigation: true },
  { path: '/contact', label: 'Contact', inNavigation: true, sitemap: 'main' },
  { path: '/sitemap', label: 'Sitemap', inFooter: true },
  { path: '/privacy-policy', label: 'Privacy Policy', inFooter: true, sitemap: 'legal' },
  { path: '/terms-of-service', label: 'Terms of Service', inFooter: true, sitemap: 'legal' },
  {
    path: '*',
    label: 'Not found',
    title: 'Page not found',
  },
] as const satisfies readonly RouteEntry[];

export type RoutePath = (typeof routeTable)[number]['path'];

/** The same table for code that asks each route the same question. */
export const routeEntries: readonly (RouteEntry & { path: RoutePath })[] = routeTable;

/** Where pages that are not public are shown (src/site/screens/page/PreviewPage.tsx): a shell, as the preview of posts has. */
export const PAGE_PREVIEW_PATH = '/preview';
