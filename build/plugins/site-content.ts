import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { PartType, PublicType, ReferredType } from '../../src/content-types/public-type.ts';
import type { Reader } from '../../src/schema/reader.ts';
import type { RowsByTable } from '../../src/shared/content/content-store.ts';
import type { ReadablePage } from '../../src/site/data/readable-page.ts';
import type { SiteAddress } from '../../src/site/site-entry.ts';
import type { SiteContent } from '../../src/shared/content/site-content.ts';
import type { ContentVersions } from '../../src/shared/content/read-versions.ts';
import { withNotice } from '../prerender/notice-band.ts';

/** What the modules say that stand for content. */
export interface PublishedContent {
  content: SiteContent;
  versions: ContentVersions | null;
  /** When reading began, by the database's clock. */
  readAt: string;
  /** The site's own pages, each with what staff have published in its place, as visitors see them. */
  pages: readonly ReadablePage[];
  /** The content types that parts of the site's pages are made of. */
  partTypes: readonly PartType[];
  /** The content types with addresses of their own, and their rows as visitors see them. */
  publicTypes: readonly PublicType[];
  /** The tables that pages of sections name. */
  pageReferences: readonly ReferredType[];
  /** Every address that the visitors' application shows. */
  addresses: readonly SiteAddress[];
  /** The records that are called by their titles elsewhere. */
  record: Reader['record'] | undefined;
  rows: RowsByTable;
}

/** What a server of sources needs to know when something else is to be shown. */
interface Watched {
  /** The files that what is shown is made of. */
  files: readonly string[];
  /** How often each table has been written by now. */
  readVersions: () => Promise<ContentVersions | null>;
}

/** Reads what is published. */
type Read = (origin: string) => Promise<PublishedContent & Partial<Watched>>;

const PUBLISHED = /\/src\/shared\/content\/published\/([\w-]+)\.ts$/;
const RECORDS = /\/src\/site\/public-records\.ts$/;
const ROWS = /\/src\/site\/published\/([\w-]+)\.ts$/;
const BUILT_PAGE = /\/src\/site\/data\/built-page\.ts$/;
const PAGES = /\/src\/site\/published\/pages\/([\w-]+)\.ts$/;
const TYPES = /\/src\/content-types\/(public|part)-types\.ts$/;
const ADDRESSES = /\/src\/site\/addresses\.ts$/;
/** The modules whose place is taken. */
const STANDS = [PUBLISHED, RECORDS, ROWS, BUILT_PAGE, PAGES, TYPES, ADDRESSES];
const CHANGED = 'site-content:changed';
const RELOAD = `import.meta.hot.on('${CHANGED}', () => location.reload());`;
const API = '/rest/v1/';

/**
 * Lets the modules of src/shared/content/published and src/site/published say what the tables hold, as literals: HTML,
 * script and hydration agree, nothing is asked for on the first view, and a placeholder costs a visitor no byte.
 * @param read called once for each state of the tables, in development with the server's own origin
 */
export function siteContent(read: Read): Plugin {
  let origin = () => '';
  let reading: ReturnType<Read> | undefined;
  const current = () => (reading ??= read(origin()));
  return {
    name: 'site-content',
    // The records of a content type, and a page, need no file of their own.
    resolveId: (source) =>
      source.startsWith('/src/') && (ROWS.test(source) || PAGES.test(source))
        ? resolve(`.${source}`)
        : undefined,
    async load(id) {
      if (!STANDS.some((stands) => stands.test(id))) return undefined;
      const code = codeOf(id, await current());
      // Without a side effect, or each chunk would fetch those that its modules' neighbours are in.
      return code && { code, moduleSideEffects: false };
    },
    configureServer(server) {
      origin = () => server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
      const readAgain = () => {
        reading = undefined;
        showAnew(server);
      };
      const readAgainIfChanged = async () => {
        const shown = await reading;
        const versions = await shown?.readVersions?.();
        if (shown && !isDeepStrictEqual(versions, shown.versions)) readAgain();
      };
      server.middlewares.use((request, response, next) => {
        const mayWrite = request.url?.startsWith(API) && request.method !== 'GET';
        // What cannot be read is told where it is shown.
        if (mayWrite)
          response.once('finish', () => void readAgainIfChanged().catch(() => undefined));
        next();
      });
      server.watcher.on('change', async (file) => {
        const { files = [] } = (await reading?.catch(() => undefined)) ?? {};
        if (files.includes(file)) readAgain();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, filename }) {
        if (!filename.endsWith('index.html')) return undefined;
        const reload = { tag: 'script', attrs: { type: 'module' }, children: RELOAD };
        const { content } = await current();
        return {
          html: withNotice(html, content.notice),
          tags: server ? [{ ...reload, injectTo: 'body' as const }] : [],
        };
      },
    },
  };
}

function codeOf(id: string, published: PublishedContent) {
  const { content, versions, pages, partTypes, publicTypes, pageReferences, addresses } = published;
  if (ADDRESSES.test(id)) return `export const addresses = ${JSON.stringify(addresses)};`;
  const [, kind] = TYPES.exec(id) ?? [];
  if (kind === 'part') return `export const partTypes = ${JSON.stringify(partTypes)};`;
  if (kind === 'public') {
    return `export const publicTypes = ${JSON.stringify(publicTypes)};\nexport const pageReferences = ${JSON.stringify(pageReferences)};`;
  }
  if (RECORDS.test(id)) {
    const all = publicTypes.map(({ table }) => {
      return `${table}: () => import('/src/site/published/${table.replaceAll('_', '-')}.ts')`;
    });
    return `export const publicRecords = { ${all.join()} };`;
  }
  const [, file] = ROWS.exec(id) ?? [];
  if (file) return recordsCode(file, published);
  if (BUILT_PAGE.test(id)) {
    const all = pages.map(({ path }) => `'${path}': () => import('${fileOfPage(path)}')`);
    return `const built = { ${all.join()} };\nexport const builtPage = async (path) => (await built[path]()).default;`;
  }
  const page = PAGES.test(id) && pages.find(({ path }) => id.endsWith(fileOfPage(path)));
  if (page) return `export default ${JSON.stringify(page)};`;
  const [, name = ''] = PUBLISHED.exec(id) ?? [];
  if (name === 'defaults') return undefined;
  if (name === 'versions') return `export default ${JSON.stringify(versions)};`;
  const key = camelCase(name) as keyof SiteContent;
  return `import { publishedContent } from '../content-store';\nexport default /*#__PURE__*/ publishedContent('${key}', ${JSON.stringify(content[key])});`;
}

const fileOfPage = (path: string) =>
  `/src/site/published/pages/${path === '/' ? 'home' : path.slice(1)}.ts`;

/** The rows of a table, and the content type that describes them, whose file has the table's name as its exported object has. */
function recordsCode(file: string, { publicTypes, rows }: PublishedContent): string {
  const table = file.replaceAll('-', '_');
  const isType = publicTypes.some((type) => type.table === table);
  return [
    `import { publishedRows } from '../../shared/content/content-store';`,
    isType && `export { ${camelCase(file)} as type } from '../../content-types/${file}';`,
    `export default /*#__PURE__*/ publishedRows('${table}', ${JSON.stringify(rows[table] ?? [])});`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Open pages of visitors show a saved change at once; the admin, where it was saved, is left alone. */
function showAnew({ moduleGraph, ws }: ViteDevServer): void {
  for (const module of moduleGraph.idToModuleMap.values()) {
    const { id = '' } = module;
    if (STANDS.some((stands) => id && stands.test(id))) moduleGraph.invalidateModule(module);
  }
  ws.send(CHANGED);
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
