import type { PublicType } from '../src/content-types/public-type.ts';
import { pageReferences, publicTypes } from '../src/content-types/public-types.ts';
import { cleanIn, setArticleCleaner } from '../src/shared/article/sanitize-article.ts';
import { postPath } from '../src/shared/blog.ts';
import { PAGE_COLUMNS, type PageText } from '../src/shared/content/content-rows.ts';
import type { RowsByTable } from '../src/shared/content/content-store.ts';
import type { Fill } from '../src/shared/content/placeholders.ts';
import { readTable } from '../src/shared/content/read-tables.ts';
import { readContentState, type ContentState } from '../src/shared/content/content-state.ts';
import type { Endpoint } from '../src/shared/supabase.ts';
import type { FeatureFlags } from '../src/shared/feature-flags.ts';
import { textsIn } from '../src/shared/map-nested.ts';
import { routeEntries } from '../src/shared/route-table.ts';
import { isSitePage, SITE_PAGES } from '../src/shared/site-pages.ts';
import type { Reader } from '../src/schema/reader.ts';
import { storedSections } from '../src/schema/section.ts';
import { readNamedRecords } from '../src/site/data/named-records.ts';
import { readContent } from '../src/site/data/read-content.ts';
import { readablePage, type ReadablePage } from '../src/site/data/readable-page.ts';
import { type PageLink, addressesOf, routeMetadataOf } from '../src/site/route-metadata.ts';
import { UserError } from '../supabase/user-error.ts';
import type { PublishedContent } from './plugins/site-content.ts';
import { ArticleRefused, articleCleaner } from './prerender/article-cleaner.ts';
import { readTimeout } from '../src/shared/request-timeout.ts';

/** All published content but the blog. Skips invalid rows with a warning. */
export async function readPublished(
  source: Endpoint,
  flags: FeatureFlags,
  siteOrigin: string,
): Promise<PublishedContent> {
  setArticleCleaner(articleCleaner({ cleanIn, siteOrigin }));
  // Before the content, so that a change in between counts as new; first, because it publishes drafts that are due.
  const state = await readState(source);
  const readAt = await serverTime(source);
  const pages = await readPages(source);
  const options = { flags, signal: readTimeout(), tell: console.warn };
  const { rows, fill, refusals } = await readContent(source, options);
  for (const { table, reason } of refusals)
    throw new UserError(`${table} could not be read: ${reason}`);
  const record = await readNamedRecords(source, pageReferences, fill, readTimeout());
  const own = pages.filter(({ path }) => isSitePage(path));
  return {
    state,
    readAt,
    pages: own.map((page) => sitePage(page, fill, record)),
    ownersPages: pages
      .filter((page) => !own.includes(page))
      .map((row) => ({ ...row, read: () => readablePage(row, fill, record) })),
    pageTexts: pages.flatMap(({ sections }) => textsIn(storedSections(sections))),
    publicTypes,
    addresses: addressesOf(routeMetadataOf(publicTypes)),
    rows: {
      ...rows,
      page_links: linksTo([...pages, ...writtenSingles(publicTypes, rows)], fill),
      popular_posts: await readPopular(source),
    },
  };
}

/** Asked before all else: throws a UserError for a project that does not answer, or not as one of this site does. */
export async function readState(source: Endpoint): Promise<ContentState> {
  const answer = readContentState(source, readTimeout()).catch(({ message, cause }: Error) => {
    const reason = cause instanceof Error ? cause.message : message;
    throw new UserError(
      `${source.url} cannot be read (${reason}): is it the project's address, VITE_SUPABASE_ANON_KEY its key, and the project awake?`,
    );
  });
  return (await answer).state;
}

/** The database's clock, as records' timestamps. */
async function serverTime({ url, fetch: request = fetch }: Endpoint): Promise<string> {
  const answer = await request(`${url}/rest/v1/`, { signal: readTimeout() }).catch(() => undefined);
  return new Date(answer?.headers.get('date') ?? Date.now()).toISOString();
}

/** Throws when the first content is missing. */
async function readPages(source: Endpoint): Promise<PageText[]> {
  const query = { table: 'pages', columns: PAGE_COLUMNS, order: 'path' };
  const pages = await readTable<PageText>(source, query, readTimeout());
  const missing = SITE_PAGES.filter((path) => !pages.some((page) => page.path === path));
  if (missing.length === 0) return pages;
  throw new UserError(
    `The site has nothing to show yet (no page ${missing.join()}): npm run content:push writes its first content, which is yours to change from then on.`,
  );
}

/** A required page: a text that cannot be sanitised fails the build. */
function sitePage(row: PageText, ...reads: [fill: Fill, record: Reader['record']]): ReadablePage {
  try {
    return readablePage(row, ...reads);
  } catch (error) {
    if (!(error instanceof ArticleRefused)) throw error;
    throw new UserError(`The page ${row.path} cannot be built: its text ${error.message}.`);
  }
}

type Listed = PageLink & Partial<Pick<PageText, 'noindex'>>;

/** Singletons with a row: the others have no page yet. */
export function writtenSingles(types: readonly PublicType[], rows: RowsByTable): Listed[] {
  return types
    .filter(({ list, table }) => !list && rows[table]?.length)
    .map(({ path, label }) => ({ path, title: label }));
}

/** Indexed own pages of the company, for the list of all pages. */
function linksTo(pages: readonly Listed[], fill: Fill): PageLink[] {
  return pages
    .filter(({ path, noindex }) => !noindex && !routeEntries.some((entry) => entry.path === path))
    .map(({ path, title }) => ({ path, title: fill(title) }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** docs/specification.md, 2. */
const POPULAR = 3;

/** Marked as popular by staff, then the newest. */
async function readPopular(source: Endpoint): Promise<readonly PageLink[]> {
  const order = 'popular.desc,created_at.desc,id';
  const query = { table: 'blog_posts', columns: 'slug,title', order, limit: POPULAR };
  const read = await readTable<{ slug: string; title: string }>(source, query, readTimeout());
  return read.map(({ slug, title }) => ({ path: postPath(slug), title }));
}
