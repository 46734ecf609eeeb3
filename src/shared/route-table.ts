interface RouteEntry {
  path: string;
  /** The route's name in menus and link lists. */
  label: string;
  /** Title of the document, without the company's name; a screen that has none here sets its own. */
  title?: string;
  /** Where the route is linked from. */
  inNavigation?: boolean;
  inFooter?: boolean;
  sitemap?: 'main' | 'legal';
  /** It is a page of sections (shared/content/original-pages.ts), which says what its head says. */
  ofSections?: true;
}

/**
 * Every address of the site and its names (docs/specification.md, 2), in the order of the navigation bar. Router, navigation
 * bar, footer, sitemap and prerendering walk over this table; routes.tsx adds the screens, seo/page-head.ts the
 * words for search engines.
 */
const routeTable = [
  {
    path: '/',
    label: 'Home',
    title: 'Home and business cleaning in the West Midlands',
    inNavigation: true,
    sitemap: 'main',
    ofSections: true,
  },
  {
    path: '/about',
    label: 'About',
    title: 'About us',
    inNavigation: true,
    sitemap: 'main',
    ofSections: true,
  },
  {
    path: '/services',
    label: 'Services',
    title: 'Cleaning services and prices',
    inNavigation: true,
    sitemap: 'main',
    ofSections: true,
  },
  {
    path: '/blog',
    label: 'Blog',
    title: 'Cleaning tips and insights',
    inNavigation: true,
    sitemap: 'main',
  },
  { path: '/blog/:slug', label: 'Blog post' },
  { path: '/admin', label: 'Admin', inNavigation: true },
  {
    path: '/contact',
    label: 'Contact',
    title: 'Contact us',
    inNavigation: true,
    sitemap: 'main',
    ofSections: true,
  },
  {
    path: '/sitemap',
    label: 'Sitemap',
    title: 'Sitemap',
    inFooter: true,
    ofSections: true,
  },
  {
    path: '/privacy-policy',
    label: 'Privacy Policy',
    title: 'Privacy Policy',
    inFooter: true,
    sitemap: 'legal',
    ofSections: true,
  },
  {
    path: '/terms-of-service',
    label: 'Terms of Service',
    title: 'Terms of Service',
    inFooter: true,
    sitemap: 'legal',
    ofSections: true,
  },
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
