import { matchPath } from 'react-router-dom';
import { type LazyComponent, lazyWithPreload } from './lazy';
import type { RoutePath } from '../shared/route-table';
import type { OriginalPath } from '../shared/content/original-pages';
import { knownPage, setKnownPage, shownPage } from './data/known-page';
import { publicScreens, type FetchScreen } from './public-screens';
import { siteEntries, type SiteEntry } from './site-entries';

/** The screen of each path; /admin is an application of its own (admin.html). */
const screens: Record<Exclude<RoutePath, '/admin'>, LazyComponent> = {
  '/': ownPage('/'),
  '/about': ownPage('/about'),
  '/services': ownPage('/services'),
  '/blog': lazyWithPreload(() => import('./screens/blog/BlogListScreen')),
  '/blog/:slug': lazyWithPreload(() => import('./screens/blog/PostScreen')),
  '/contact': ownPage('/contact'),
  '/sitemap': pageOfSections('/sitemap'),
  '/privacy-policy': pageOfSections('/privacy-policy'),
  '/terms-of-service': pageOfSections('/terms-of-service'),
  '*': lazyWithPreload(() => loadPageScreen()),
};

const fetchPageScreen = () => import('./screens/page/PageScreen');

type SiteRoute = SiteEntry & LazyComponent;

/** The addresses that this application shows, each with its screen. */
export const routes: readonly SiteRoute[] = siteEntries.flatMap((entry) =>
  entry.path === '/admin' ? [] : [{ ...entry, ...screenOf(entry) }],
);

function screenOf({ path, table, isPage }: SiteEntry): LazyComponent {
  if (import.meta.env.NO_PUBLIC_TYPES || !table) return screens[path as keyof typeof screens];
  const screen = publicScreens[table]?.[isPage ? 'page' : 'list'];
  // Development and the build say so; visitors do not pay for the sentence.
  if ((import.meta.env.DEV || import.meta.env.SSR) && !screen) {
    throw new Error(
      `The content type "${table}" is public at ${path}, and src/site/public-screens.ts has no screen for it: npm run screen:new -- ${table}`,
    );
  }
  return lazyWithPreload(screen as FetchScreen);
}

/** The route that answers a path; the table ends with one that matches everything. */
export function findRoute(pathname: string) {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** One of the site's own pages, with what it needs at once. */
function ownPage(path: OriginalPath): LazyComponent {
  return lazyWithPreload(async () => {
    const loading = import('./screens/page/OwnPageScreen');
    await knowPage(path);
    const screen = await loading;
    const page = knownPage(path);
    await Promise.all([page && screen.loadTop(page), screen.belowTop(path).load()]);
    return { ...screen, default: () => <screen.default path={path} /> };
  });
}

/** One of the site's own pages that are read as a whole, with all its sections. */
function pageOfSections(path: OriginalPath): LazyComponent {
  return lazyWithPreload(async () => {
    // Both at once.
    void fetchPageScreen();
    await knowPage(path);
    return loadPageScreen(knownPage(path));
  });
}

/** Keeps what the build knows of one of the site's own pages, unless it came with the document. */
async function knowPage(path: OriginalPath) {
  if (knownPage(path)) return;
  const { builtPage } = await import('./data/built-page');
  setKnownPage(await builtPage(path));
}

/** The screen of pages with what it needs at once for the one that came with the document. */
async function loadPageScreen(page = shownPage()) {
  const screen = await fetchPageScreen();
  await screen.loadParts(page);
  return screen;
}
