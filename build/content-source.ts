import { partTypes } from '../src/content-types/part-types.ts';
import type { PublicType, ReferredType } from '../src/content-types/public-type.ts';
import { pageReferences, publicTypes } from '../src/content-types/public-types.ts';
import { contentTypeOf } from '../src/content-types/registry.ts';
import { cleanIn, setArticleCleaner } from '../src/shared/article/sanitize-article.ts';
import type { RowsByTable } from '../src/shared/content/content-store.ts';
import { readContentVersions } from '../src/shared/content/read-versions.ts';
import { readTable } from '../src/shared/content/read-tables.ts';
import { ORIGINAL_PATHS, originalPage } from '../src/shared/content/original-pages.ts';
import type { PageText } from '../src/shared/content/content-rows.ts';
import type { Endpoint } from '../src/shared/endpoint.ts';
import { postPath } from '../src/shared/blog.ts';
import { routeEntries } from '../src/shared/route-table.ts';
import { popularAmong, popularArticles } from '../src/site/content/popular-articles.ts';
import type { Reader } from '../src/schema/reader.ts';
import { readNamedRecords } from '../src/site/data/named-records.ts';
import { fillOf } from '../src/site/data/published-fill.ts';
import { readerOf } from '../src/site/data/reader.ts';
import { readablePage, type ReadablePage } from '../src/site/data/readable-page.ts';
import { publicRow } from '../src/site/data/public-row.ts';
import type { Fill } from '../src/shared/content/shown-row.ts';
import type { PageLink } from '../src/site/published/page-links.ts';
import { addressesOf, entriesOf } from '../src/site/site-entry.ts';
import type { PublishedContent } from './plugins/site-content.ts';
import { ArticleRefused, articleCleaner } from './prerender/article-cleaner.ts';
import { readTimeout, warnUnlessRequired } from './prerender/read-backend.ts';
import { readContent } from './prerender/read-content.ts';

/** Here already with the module: the runner that development imports it by imports nothing later (vite.config.ts). */
const ORIGINALS = { on: await originals('on'), off: await originals('off') };

function originals(enquiries: 'on' | 'off') {
  return Promise.all(ORIGINAL_PATHS.map((path) => originalPage(path, enquiries)));
}

/** Everything that pages show beside the blog and pages of sections; without a source what the site's own files say. */
export async function readPublished(
  source: Endpoint | undefined,
  enquiries: 'on' | 'off',
): Promise<PublishedContent> {
  const readAt = await serverTime(source);
  const { content, versions, pages } = await readContent(source, partTypes);
  setArticleCleaner(articleCleaner({ cleanIn, siteOrigin: '' }));
  const fill = fillOf(content.company, content.policies, content.prices);
  const referred = [...publicTypes.flatMap(({ refersTo }) => refersTo), ...pageReferences];
  const record = await readNamed(source, referred, fill);
  return {
    content,
    versions,
    readAt,
    pages: ORIGINALS[enquiries].map((original) => ownPage(original, pages, fill, record)),
    partTypes,
    publicTypes,
    pageReferences,
    record,
    addresses: addressesOf(entriesOf(publicTypes)),
    rows: {
      ...(await readRows(source, publicTypes, readerOf(fill, record))),
      page_links: source ? await readLinks(source, fill) : [],
      popular_posts: source ? await readPopular(source) : popularArticles,
    },
  };
}

/** How often each table has been written by now. */
export const readVersions = (source: Endpoint) => readContentVersions(source, readTimeout());

/** The clock that the times of records are of. */
async function serverTime(source: Endpoint | undefined): Promise<string> {
  const asked = source && fetch(`${source.url}/rest/v1/`, { signal: readTimeout() });
  const answer = await asked?.catch(() => undefined);
  return new Date(answer?.headers.get('date') ?? Date.now()).toISOString();
}

/** A page of the site's own; one whose written text cannot be cleaned says what it said in the beginning. */
function ownPage(
  original: PageText,
  written: readonly PageText[],
  ...reads: [fill: Fill, record: Reader['record'] | undefined]
): ReadablePage {
  const { path } = original;
  const row = written.find((page) => page.path === path);
  if (!row) return readablePage(original, ...reads);
  try {
    return readablePage(row, ...reads);
  } catch (error) {
    if (!(error instanceof ArticleRefused)) throw error;
    console.warn(`The page ${path} ${error.message}: it says what it said in the beginning.`);
    return readablePage(original, ...reads);
  }
}

/** What is called by its title elsewhere. */
async function readNamed(
  source: Endpoint | undefined,
  types: readonly ReferredType[],
  fill: Fill,
): Promise<Reader['record'] | undefined> {
  if (!source || types.length === 0) return undefined;
  return readNamedRecords(source, types, fill, readTimeout());
}

/** The pages that the owner has made and search engines may know, for the list of all pages. */
async function readLinks(source: Endpoint, fill: Fill): Promise<PageLink[]> {
  const query = { columns: 'path,title', order: 'title,path', filter: 'noindex=is.false' };
  const read = await readTable<PageLink>(source, { table: 'pages', ...query }, readTimeout()).catch(
    warnUnlessRequired('The pages', 'the sitemap page lists none'),
  );
  return (read ?? [])
    .filter(({ path }) => !routeEntries.some((entry) => entry.path === path))
    .map(({ path, title }) => ({ path, title: fill(title) }));
}

/** The articles that the list of all pages names. */
async function readPopular(source: Endpoint): Promise<readonly PageLink[]> {
  const query = { table: 'blog_posts', columns: 'slug,title', order: 'created_at.desc,id' };
  const read = await readTable<{ slug: string; title: string }>(source, query, readTimeout()).catch(
    warnUnlessRequired('The articles', 'the sitemap page names none'),
  );
  return popularAmong((read ?? []).map(({ slug, title }) => ({ path: postPath(slug), title })));
}

async function readRows(
  source: Endpoint | undefined,
  types: readonly PublicType[],
  reader: Reader,
): Promise<RowsByTable> {
  if (types.length === 0) return {};
  if (!source) {
    const names = types.map(({ table }) => table).join(', ');
    console.warn(
      `No hosted project is set (VITE_SUPABASE_URL): ${names} are read by each visitor's browser, and have no pages of their own in this build.`,
    );
    return {};
  }
  const all = types.map(async (type) => {
    const stored = await readTable(source, type, readTimeout()).catch(
      warnUnlessRequired(type.table, 'this build shows none of them'),
    );
    const described = contentTypeOf(type.table);
    const rows = (stored ?? []).flatMap((row) => {
      try {
        return [publicRow(described, row, reader)];
      } catch (error) {
        if (!(error instanceof ArticleRefused)) throw error;
        console.warn(`“${String(row[type.titleColumn])}” is left out: its text ${error.message}.`);
        return [];
      }
    });
    return [type.table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
