import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { PublicType } from '../../src/content-types/public-type.ts';
import type { Readable } from '../../src/schema/readable.ts';
import type { company } from '../../src/content-types/company.ts';
import type { PageText } from '../../src/shared/content/content-rows.ts';
import type { RowsByTable } from '../../src/shared/content/content-store.ts';
import { noticeOf } from '../../src/shared/content/site-notice.ts';
import type { ContentState } from '../../src/shared/content/content-state.ts';
import { telHref } from '../../src/shared/formats/telephone-links.ts';
import type { ReadablePage } from '../../src/site/data/readable-page.ts';
import type { BuiltPictures } from '../../src/site/pictures/built-pictures.ts';
import type { SiteAddress } from '../../src/site/route-metadata.ts';
import { escapeMarkup, titleHtml } from '../prerender/markup.ts';
import { withNotice } from '../prerender/notice-band.ts';

/** Source of the virtual modules (src/virtual-modules.d.ts). */
export interface PublishedContent {
  /** Readable rows by table, and lists of links. */
  rows: RowsByTable;
  state: ContentState;
  /** Start of the read, by the database's clock. */
  readAt: string;
  /** Required pages. */
  pages: readonly ReadablePage[];
  /** Own pages of the company; `read` throws for a text that cannot be sanitised. */
  ownersPages: readonly (PageText & { read: () => ReadablePage })[];
  /** Texts of pages, among them the addresses of their pictures. */
  pageTexts: readonly string[];
  /** The site's own pictures as encoded by a build. */
  ownPictures?: BuiltPictures;
  /** Content types with pages. */
  publicTypes: readonly PublicType[];
  /** All routes. */
  addresses: readonly SiteAddress[];
}

/** For the development server. */
interface Watched {
  /** Source files of the content. */
  files: readonly string[];
  readState: () => Promise<ContentState>;
}

type Read = (origin: string) => Promise<PublishedContent & Partial<Watched>>;

const VIRTUAL = 'virtual:';
/** Rollup's prefix of virtual modules. */
const RESOLVED = `\0${VIRTUAL}`;
const CHANGED = 'site-content:changed';
const RELOAD = `import.meta.hot.on('${CHANGED}', () => location.reload());`;
const API = '/rest/v1/';
const TITLE = /<title>.*<\/title>/;
const TELEPHONE = '<a href="tel:"></a>';

/**
 * Virtual modules with the tables' content as literals: prerendered HTML and hydration agree, and the first view
 * fetches nothing.
 * @param read called once per state of the tables; gets the development server's origin
 */
export function siteContent(read: Read): Plugin {
  let origin = () => '';
  let reading: ReturnType<Read> | undefined;
  const current = () =>
    (reading ??= read(origin()).catch((error: unknown) => {
      // The next who asks reads again.
      reading = undefined;
      throw error;
    }));
  return {
    name: 'site-content',
    resolveId: (source) => (source.startsWith(VIRTUAL) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const code = codeOf(id.slice(RESOLVED.length), await current());
      // Otherwise chunks import unrelated ones for their side effects.
      return { code, moduleSideEffects: false };
    },
    configureServer(server) {
      origin = () => server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
      const invalidate = () => {
        reading = undefined;
        reloadPages(server);
      };
      const invalidateIfChanged = async () => {
        const shown = await reading;
        const state = await shown?.readState?.();
        if (shown && !isDeepStrictEqual(state, shown.state)) invalidate();
      };
      server.middlewares.use((request, response, next) => {
        const mayWrite = request.url?.startsWith(API) && request.method !== 'GET';
        // A read error is reported by the page.
        if (mayWrite)
          response.once('finish', () => void invalidateIfChanged().catch(() => undefined));
        next();
      });
      server.watcher.on('change', async (file) => {
        const { files = [] } = (await reading?.catch(() => undefined)) ?? {};
        if (files.includes(file)) invalidate();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, filename }) {
        const reload = { tag: 'script', attrs: { type: 'module' }, children: RELOAD };
        const [own] = (await current()).rows.company as readonly Readable<typeof company>[];
        if (!own) return undefined;
        if (!filename.endsWith('index.html'))
          return html.replace(TITLE, () => titleHtml(`Admin | ${own.name}`));
        const named = html
          .replace(TITLE, () => titleHtml(own.name))
          .replace(
            TELEPHONE,
            () => `<a href="${telHref(own.phone)}">${escapeMarkup(own.phone)}</a>`,
          )
          .replace('title="Blog"', () => `title="${escapeMarkup(own.blog_title || 'Blog')}"`);
        return {
          html: withNotice(named, noticeOf(own)),
          tags: server ? [{ ...reload, injectTo: 'body' as const }] : [],
        };
      },
    },
  };
}

/** Code of a virtual module: "content/<table>", "page/<path>", or one of those without a path. */
function codeOf(name: string, published: PublishedContent): string {
  const { pages, publicTypes, addresses, state, ownPictures = {} } = published;
  const [kind, rest = ''] = name.split(/\/(.*)/s);
  const literal = (value: unknown) => `export default ${JSON.stringify(value)};`;
  if (kind === 'content') return contentCode(rest, published);
  if (kind === 'page') return literal(pages.find(({ path }) => path === `/${rest}`));
  if (kind === 'public-records') {
    const all = publicTypes.map(
      ({ table }) => `${table}: () => import('virtual:content/${table}')`,
    );
    return `export default { ${all.join()} };`;
  }
  const value = {
    'content-state': state,
    addresses,
    'public-types': publicTypes,
    'own-pictures': ownPictures,
  }[name];
  if (value === undefined) throw new Error(`There is no module ${VIRTUAL}${name}`);
  return literal(value);
}

/** Rows of a table with their content type, whose file and export are named after the table. */
function contentCode(table: string, { publicTypes, rows }: PublishedContent): string {
  const file = table.replaceAll('_', '-');
  const type = table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isType = publicTypes.some((one) => one.table === table);
  // Only pages need the time of the last change.
  const row = (one: unknown) => (isType ? one : { ...(one as object), updated_at: undefined });
  return [
    `import { publishedRows } from '/src/shared/content/content-store.ts';`,
    isType && `export { ${type} as type } from '/src/content-types/${file}.ts';`,
    `export default /*#__PURE__*/ publishedRows('${table}', ${JSON.stringify((rows[table] ?? []).map(row))});`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Reloads visitors' pages after a change, but not the admin. */
function reloadPages({ moduleGraph, ws }: ViteDevServer): void {
  for (const module of moduleGraph.idToModuleMap.values()) {
    if (module.id?.startsWith(RESOLVED)) moduleGraph.invalidateModule(module);
  }
  ws.send(CHANGED);
}
