import type { QueryKey } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import publicRecords from 'virtual:public-records';
import publicTypes from 'virtual:public-types';
import { recordFacts, type RecordFacts } from '../../src/site/seo/record-head';
import { postQuery, postsQuery, postLinksQuery } from '../../src/site/data/post-queries';
import { queryClient } from '../../src/site/data/query-client';
import { setBuiltPictures } from '../../src/site/pictures/built-pictures';
import { setKnownPage, type PageData } from '../../src/site/data/page-data';
import type * as ProgressivePageScreen from '../../src/site/screens/page/ProgressivePageScreen';
import { findRoute } from '../../src/site/routes';
import type { BlogCard } from '../../src/shared/blog';
import type { LazyModule } from '../../src/site/start/lazy-with-preload';
import { loadSections } from '../../src/site/sections/components';
import type { ReadablePage } from '../../src/site/data/readable-page';
import { SiteApp } from '../../src/site/SiteApp';

/*
 * The visitors' application for prerendering, bundled for Node with the asset names and environment variables of the
 * client build.
 */
export { cleanIn, setArticleCleaner } from '../../src/shared/article/sanitize-article';
export { readablePost } from '../../src/site/data/readable-post';
export { LISTED_POSTS, wholeList } from '../../src/site/data/post-list';
export { allRoutes } from '../../src/site/all-routes';
export { headTags } from '../../src/site/seo/head-tags';
export { documentTitle } from '../../src/site/seo/document-head';
export { pageHead } from '../../src/site/seo/page-head';
export { company } from '../../src/shared/company';
export { siteOrigin } from '../../src/site/seo/site-origin';
export { pageStructuredData } from '../../src/site/seo/structured-data';

export const queryKeys = {
  posts: postsQuery.queryKey as QueryKey,
  post: (slug: string): QueryKey => postQuery(slug).queryKey,
  around: (post: BlogCard): QueryKey => postLinksQuery(post).queryKey,
};

/** Facts for the head of every record's page. */
export async function rowPages(): Promise<(RecordFacts & { updated_at?: string })[]> {
  const all = publicTypes.map(async (type) => {
    const rows = (await publicRecords[type.table]?.())?.default.get() ?? [];
    return rows.flatMap((row) => {
      const facts = recordFacts(type, row, rows);
      return facts ? [{ ...facts, updated_at: row.updated_at as string | undefined }] : [];
    });
  });
  return (await Promise.all(all)).flat();
}

type OwnPage = typeof ProgressivePageScreen;

interface ScreenModule {
  /** Added by screenSources(). */
  screenSource: string;
  later?: LazyModule<never>['later'];
}

/** Loads the sections of a page for renderPage(); returns their source files. */
export async function loadSectionSources(page: ReadablePage) {
  const screen = (await findRoute(page.path)?.load()) as Partial<OwnPage> | undefined;
  const frame = await loadFrame();
  const sections = (await loadSections(page.sections)) as ScreenModule[];
  const later = await Promise.all(sections.flatMap((section) => section.later?.load() ?? []));
  const all = sourcesOf([frame, ...sections, ...later]);
  return { all, atOnce: isOwnPage(screen) ? await loadTopSources(screen, page) : all };
}

function isOwnPage(screen?: Partial<OwnPage>): screen is OwnPage {
  return screen?.loadTop !== undefined;
}

/** The same for sections that a page hydrates at once. */
async function loadTopSources({ loadTop, tabsOf, belowTop }: OwnPage, page: ReadablePage) {
  const top = await loadTop(page);
  await belowTop(page.path).load();
  const tabs = tabsOf(page);
  const withTabs = tabs.length > 0 ? [await loadFrame(), ...(await loadSections(tabs))] : [];
  return sourcesOf([...(top ? [top] : []), ...withTabs]);
}

async function loadFrame() {
  const { sections } = await import('../../src/site/screens/page/PageScreen');
  return sections.load();
}

function sourcesOf(modules: readonly unknown[]): string[] {
  return (modules as ScreenModule[]).map(({ screenSource }) => screenSource);
}

/** Loads the screen of a path for renderPage(); returns the source files. */
export async function loadScreen(path: string): Promise<string[]> {
  const screen = (await findRoute(path)?.load()) as ScreenModule | { shown: unknown[] };
  if (!('shown' in screen)) return sourcesOf([screen]);
  return sourcesOf([await import('../../src/site/fetch-public-screen'), ...screen.shown]);
}

/** Renders the application at a path, with its query data. */
export function renderPage(path: string, { queries, pictures = {}, page }: PageData): string {
  setKnownPage(page);
  setBuiltPictures(pictures);
  for (const [key, value] of queries) queryClient.setQueryData(key, value);
  try {
    return renderToString(
      <StrictMode>
        <StaticRouter location={path}>
          <SiteApp />
        </StaticRouter>
      </StrictMode>,
    );
  } finally {
    queryClient.clear();
    setKnownPage(undefined);
  }
}
