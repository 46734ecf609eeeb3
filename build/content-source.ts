import { partTypes } from '../src/content-types/part-types.ts';
import type { PublicType, ReferredType } from '../src/content-types/public-type.ts';
import { pageReferences, publicTypes } from '../src/content-types/public-types.ts';
import { contentTypeOf } from '../src/content-types/registry.ts';
import { cleanIn, setArticleCleaner } from '../src/shared/article/sanitize-article.ts';
import type { RowsByTable } from '../src/shared/content/content-store.ts';
import { readContentVersions } from '../src/shared/content/read-versions.ts';
import { readTable } from '../src/shared/content/read-tables.ts';
import type { PageText } from '../src/shared/content/content-rows.ts';
import type { Endpoint } from '../src/shared/endpoint.ts';
import { postPath } from '../src/shared/blog.ts';
import { routeEntries } from '../src/shared/route-table.ts';
import { popularAmong } from '../src/site/content/popular-articles.ts';
import type { Reader } from '../src/schema/reader.ts';
import { readNamedRecords } from '../src/site/data/named-records.ts';
import { fillOf } from '../src/site/data/published-fill.ts';
import { readerOf } from '../src/site/data/reader.ts';
import { readablePage, type ReadablePage } from '../src/site/data/readable-page.ts';
import { publicRow } from '../src/site/data/public-row.ts';
import type { Fill } from '../src/shared/content/shown-row.ts';
import type { PageLink } from '../src/site/published/page-links.ts';
import { UserError } from '../supabase/user-error.ts';
import { addressesOf, entriesOf } from '../src/site/site-entry.ts';
import type { PublishedContent } from './plugins/site-content.ts';
import { ArticleRefused, articleCleaner } from './prerender/article-cleaner.ts';
import { readTimeout } from './prerender/read-timeout.ts';
import { readContent } from './prerender/read-content.ts';

/** Everything that pages show beside the blog and the owner's pages. */
export async function readPublished(
  source: Endpoint,
  enquiries: 'on' | 'off',
): Promise<PublishedContent> {
  const readAt = await serverTime(source);
  const { content, versions, pages } = await readContent(source, partTypes, enquiries);
  setArticleCleaner(articleCleaner({ cleanIn, siteOrigin: '' }));
  const fill = fillOf(content.company, content.policies, content.prices, enquiries);
  const referred = [...publicTypes.flatMap(({ refersTo }) => refersTo), ...pageReferences];
  const record = await readNamed(source, referred, fill);
  return {
    content,
    versions,
    readAt,
    pages: pages.map((page) => sitePage(page, fill, record)),
    partTypes,
    publicTypes,
    pageReferences,
    record,
    addresses: addressesOf(entriesOf(publicTypes)),
    rows: {
      ...(await readRows(source, publicTypes, readerOf(fill, record))),
      page_links: await readLinks(source, fill),
      popular_posts: await readPopular(source),
    },
  };
}

/** How often each table has been written by now. */
export const readVersions = (source: Endpoint) => readContentVersions(source, readTimeout());

/** The clock that the times of records are of. */
async function serverTime({ url, fetch: request = fetch }: Endpoint): Promise<string> {
  const answer = await request(`${url}/rest/v1/`, { signal: readTimeout() }).catch(() => undefined);
  return new Date(answer?.headers.get('date') ?? Date.now()).toISOString();
}

/** One of the specification's pages, which no site is without: a text that cannot be cleaned stops the build. */
function sitePage(
  row: PageText,
  ...reads: [fill: Fill, record: Reader['record'] | undefined]
): ReadablePage {
  try {
    return readablePage(row, ...reads);
  } catch (error) {
    if (!(error instanceof ArticleRefused)) throw error;
    throw new UserError(`The page ${row.path} cannot be built: its text ${error.message}.`);
  }
}

/** What is called by its title elsewhere. */
async function readNamed(
  source: Endpoint,
  types: readonly ReferredType[],
  fill: Fill,
): Promise<Reader['record'] | undefined> {
  if (types.length === 0) return undefined;
  return readNamedRecords(source, types, fill, readTimeout());
}

/** The pages that the owner has made and search engines may know, for the list of all pages. */
async function readLinks(source: Endpoint, fill: Fill): Promise<PageLink[]> {
  const query = { columns: 'path,title', order: 'title,path', filter: 'noindex=is.false' };
  const read = await readTable<PageLink>(source, { table: 'pages', ...query }, readTimeout());
  return read
    .filter(({ path }) => !routeEntries.some((entry) => entry.path === path))
    .map(({ path, title }) => ({ path, title: fill(title) }));
}

/** The articles that the list of all pages names. */
async function readPopular(source: Endpoint): Promise<readonly PageLink[]> {
  const query = { table: 'blog_posts', columns: 'slug,title', order: 'created_at.desc,id' };
  const read = await readTable<{ slug: string; title: string }>(source, query, readTimeout());
  return popularAmong(read.map(({ slug, title }) => ({ path: postPath(slug), title })));
}

async function readRows(
  source: Endpoint,
  types: readonly PublicType[],
  reader: Reader,
): Promise<RowsByTable> {
  const all = types.map(async (type) => {
    const stored = await readTable(source, type, readTimeout());
    const described = contentTypeOf(type.table);
    const rows = stored.flatMap((row) => {
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
