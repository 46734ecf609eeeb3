import { matchPath } from 'react-router-dom';
import { type LazyComponent, lazyWithPreload } from './lazy';
import { routeEntries, type RoutePath } from '../shared/route-table';
import type { OriginalPath } from '../shared/content/original-pages';
import { knownPage, setKnownPage, shownPage } from './data/known-page';

/** The screen of each path; /admin is an application of its own (admin.html). */
export const screens: Record<Exclude<RoutePath, '/admin'>, LazyComponent> = {
  '/': lazyWithPreload(loadHomeScreen),
  '/about': pageOfSections('/about'),
  '/services': lazyWithPreload(() => import('./screens/services/ServicesScreen')),
  '/blog': lazyWithPreload(() => import('./screens/blog/BlogListScreen')),
  '/blog/:slug': lazyWithPreload(loadPostScreen),
  '/contact': lazyWithPreload(loadContactScreen),
  '/sitemap': lazyWithPreload(() => import('./screens/sitemap/SitemapScreen')),
  '/privacy-policy': pageOfSections('/privacy-policy'),
  '/terms-of-service': pageOfSections('/terms-of-service'),
  '*': lazyWithPreload(() => loadPageScreen()),
};

/** The entries of the route table that this application shows, each with its screen. */
export const routes = routeEntries.flatMap((entry) =>
  entry.path === '/admin' ? [] : [{ ...entry, path: entry.path, ...screens[entry.path] }],
);

/** The route that answers a path; the table ends with one that matches everything. */
export function findRoute(pathname: string) {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** The screen of a post with what it needs at once. */
async function loadPostScreen() {
  const screen = await import('./screens/blog/PostScreen');
  await screen.afterArticle.load();
  return screen;
}

/** The contact screen with what it needs at once. */
async function loadContactScreen() {
  const screen = await import('./screens/contact/ContactScreen');
  await screen.belowForms.load();
  return screen;
}

/** The home screen with the sections that it needs at once. */
async function loadHomeScreen() {
  const screen = await import('./screens/home/HomeScreen');
  await screen.sections.load();
  return screen;
}

/** One of the site's own pages, with the sections that it has. */
function pageOfSections(path: OriginalPath): LazyComponent {
  return lazyWithPreload(async () => {
    if (!knownPage(path)) {
      // Both at once.
      void import('./screens/page/PageScreen');
      const { builtPage } = await import('./data/built-page');
      setKnownPage(await builtPage(path));
    }
    return loadPageScreen(knownPage(path));
  });
}

/** The screen of pages with the sections of the one that came with the document; without one, with what says so. */
async function loadPageScreen(page = shownPage()) {
  const screen = await import('./screens/page/PageScreen');
  if (page) {
    const { loadSections } = await import('./sections/Sections');
    await Promise.all([screen.sections.load(), loadSections(page.sections)]);
  }
  if (!page) await screen.noPage.load();
  return screen;
}
