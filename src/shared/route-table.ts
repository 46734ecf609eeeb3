interface RouteEntry {
  path: string;
  /** In menus and link lists. */
  label: string;
  /** Document title without the company's name; pages and posts have their own. */
  title?: string;
  sitemap?: 'main' | 'legal';
}

/**
 * Every route (docs/specification.md, 2), for router, sitemap and prerendering; routes.tsx adds the screens,
 * seo/page-head.ts the meta tags.
 */
const routeTable = [
  { path: '/', label: 'Home', sitemap: 'main' },
  { path: '/about', label: 'About', sitemap: 'main' },
  { path: '/services', label: 'Services', sitemap: 'main' },
  {
    path: '/blog',
    label: 'Blog',
    title: 'Blog',
    sitemap: 'main',
  },
  { path: '/blog/:slug', label: 'Blog post' },
  { path: '/admin', label: 'Admin' },
  { path: '/contact', label: 'Contact', sitemap: 'main' },
  { path: '/sitemap', label: 'Sitemap' },
  { path: '/privacy-policy', label: 'Privacy Policy', sitemap: 'legal' },
  { path: '/terms-of-service', label: 'Terms of Service', sitemap: 'legal' },
  {
    path: '*',
    label: 'Not found',
    title: 'Page not found',
  },
] as const satisfies readonly RouteEntry[];

export type RoutePath = (typeof routeTable)[number]['path'];

/** The same with one type for every route. */
export const routeEntries: readonly (RouteEntry & { path: RoutePath })[] = routeTable;

/** Preview of unpublished pages (src/site/screens/page/PreviewPage.tsx): an app shell, like the preview of posts. */
export const PAGE_PREVIEW_PATH = '/preview';
