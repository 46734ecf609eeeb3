import { matchPath } from 'react-router-dom';
import addresses from 'virtual:addresses';
import type { RoutePath } from '../shared/route-table';
import type { SitePage } from '../shared/site-pages';
import { knownPage, setKnownPage, shownPage } from './data/page-data';
import type { ReadablePage } from './data/readable-page';
import { type LazyComponent, lazyWithPreload } from './start/lazy-with-preload';
import type { SiteAddress } from './route-metadata';

const screens: Record<Exclude<RoutePath, '/admin'>, LazyComponent> = {
  '/': ownPage('/', () => import('virtual:page/')),
  '/about': ownPage('/about', () => import('virtual:page/about')),
  '/services': ownPage('/services', () => import('virtual:page/services')),
  '/blog': lazyWithPreload(() => import('./screens/blog/BlogListScreen')),
  '/blog/:slug': lazyWithPreload(() => import('./screens/blog/PostScreen')),
  '/contact': ownPage('/contact', () => import('virtual:page/contact')),
  '/sitemap': pageOfSections('/sitemap', () => import('virtual:page/sitemap')),
  '/privacy-policy': pageOfSections('/privacy-policy', () => import('virtual:page/privacy-policy')),
  '/terms-of-service': pageOfSections(
    '/terms-of-service',
    () => import('virtual:page/terms-of-service'),
  ),
  '*': lazyWithPreload(() => loadPageScreen()),
};

const fetchPageScreen = () => import('./screens/page/PageScreen');

type SiteRoute = SiteAddress & LazyComponent;

export const routes: readonly SiteRoute[] = addresses.map((address) => ({
  ...address,
  ...screenAt(address.path),
}));

function screenAt(path: string): LazyComponent {
  const own: LazyComponent | undefined = screens[path as keyof typeof screens];
  if (own) return own;
  return lazyWithPreload(async () =>
    (await import('./fetch-public-screen')).fetchPublicScreen(path),
  );
}

/** The matching route, case-sensitive like hosts; the last one matches everything. */
export function findRoute(pathname: string) {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
}

/** Virtual module of a required page. */
type FetchPage = () => Promise<{ default: ReadablePage }>;

/** A required page, with the sections that it hydrates at once. */
function ownPage(path: SitePage, fetchPage: FetchPage): LazyComponent {
  return lazyWithPreload(async () => {
    const [screen] = await Promise.all([
      import('./screens/page/ProgressivePageScreen'),
      knowPage(path, fetchPage),
    ]);
    const page = knownPage(path);
    await Promise.all([page && screen.loadTop(page), screen.belowTop(path).load()]);
    return { ...screen, default: () => <screen.default path={path} /> };
  });
}

/** A required page that hydrates as a whole. */
function pageOfSections(path: SitePage, fetchPage: FetchPage): LazyComponent {
  return lazyWithPreload(async () => {
    await Promise.all([fetchPageScreen(), knowPage(path, fetchPage)]);
    return loadPageScreen(knownPage(path));
  });
}

/** Caches a required page, unless the document has it. */
async function knowPage(path: SitePage, fetchPage: FetchPage) {
  if (!knownPage(path)) setKnownPage((await fetchPage()).default);
}

/** The screen of pages, with the code for the document's page. */
async function loadPageScreen(page = shownPage()) {
  const screen = await fetchPageScreen();
  await screen.loadComponents(page);
  return screen;
}
