import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { PartType, PublicType } from '../../src/content-types/public-type.ts';
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
  /** Every address that the visitors' application shows. */
  addresses: readonly SiteAddress[];
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
const ROWS = /\/src\/site\/published\/([\w-]+)\.ts$/;
const PAGES = /\/src\/site\/published\/pages\/([\w-]+)\.ts$/;
const TYPES = /\/src\/content-types\/(public|part)-types\.ts$/;
const ADDRESSES = /\/src\/site\/addresses\.ts$/;
/** The modules whose place is taken. */
const STANDS = [PUBLISHED, ROWS, PAGES, TYPES, ADDRESSES];
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
  const { content, versions, pages, partTypes, publicTypes, addresses, rows } = published;
  if (ADDRESSES.test(id)) return `export const addresses = ${JSON.stringify(addresses)};`;
  const [, kind] = TYPES.exec(id) ?? [];
  if (kind === 'part') return `export const partTypes = ${JSON.stringify(partTypes)};`;
  if (kind === 'public') return `export const publicTypes = ${JSON.stringify(publicTypes)};`;
  const [, table] = ROWS.exec(id) ?? [];
  if (table) {
    const literal = JSON.stringify(rows[table.replaceAll('-', '_')] ?? []);
    return `import { publishedRows } from '../../shared/content/content-store';\nexport default /*#__PURE__*/ publishedRows('${table.replaceAll('-', '_')}', ${literal});`;
  }
  const [, file] = PAGES.exec(id) ?? [];
  if (file) {
    const page = pages.find(({ path }) => path === (file === 'home' ? '/' : `/${file}`));
    return page && `export default ${JSON.stringify(page)};`;
  }
  const [, name = ''] = PUBLISHED.exec(id) ?? [];
  if (name === 'defaults') return undefined;
  if (name === 'versions') return `export default ${JSON.stringify(versions)};`;
  const key = camelCase(name) as keyof SiteContent;
  return `import { publishedContent } from '../content-store';\nexport default /*#__PURE__*/ publishedContent('${key}', ${JSON.stringify(content[key])});`;
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
