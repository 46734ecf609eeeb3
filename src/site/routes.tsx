import { matchPath } from 'react-router-dom';
import { lazyWithPreload, type LazyComponent } from './lazy';
import { routeEntries, type RoutePath } from '../shared/route-table';
import { loadPostScreen } from './screens/blog/load-post-screen';
import { loadContactScreen } from './screens/contact/load-contact-screen';
import { loadHomeScreen } from './screens/home/load-home-screen';
import { loadPageScreen } from './screens/page/load-page-screen';

/** The screen of each path; /admin is an application of its own (admin.html). */
export const screens: Record<Exclude<RoutePath, '/admin'>, LazyComponent> = {
  '/': lazyWithPreload(loadHomeScreen),
  '/about': lazyWithPreload(() => import('./screens/about/AboutScreen')),
  '/services': lazyWithPreload(() => import('./screens/services/ServicesScreen')),
  '/blog': lazyWithPreload(() => import('./screens/blog/BlogListScreen')),
  '/blog/:slug': lazyWithPreload(loadPostScreen),
  '/contact': lazyWithPreload(loadContactScreen),
  '/sitemap': lazyWithPreload(() => import('./screens/sitemap/SitemapScreen')),
  '/privacy-policy': lazyWithPreload(() => import('./screens/legal/PrivacyPolicyScreen')),
  '/terms-of-service': lazyWithPreload(() => import('./screens/legal/TermsOfServiceScreen')),
  '*': lazyWithPreload(loadPageScreen),
};

/** The entries of the route table that this application shows, each with its screen. */
export const routes = routeEntries.flatMap((entry) =>
  entry.path === '/admin' ? [] : [{ ...entry, path: entry.path, ...screens[entry.path] }],
);

/** The route that answers a path; the table ends with one that matches everything. */
export function findRoute(pathname: string) {
  return routes.find(({ path }) => matchPath(path, pathname));
}
