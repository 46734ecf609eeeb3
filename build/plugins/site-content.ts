import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { PublicType } from '../../src/content-types/public-type.ts';
import type { Readable } from '../../src/schema/readable.ts';
import type { company } from '../../src/content-types/company.ts';
import type { PageText } from '../../src/shared/content/content-rows.ts';
import type { RowsByTable } from '../../src/shared/content/content-store.ts';
import { noticeOf } from '../../src/shared/content/notice.ts';
import type { ContentState } from '../../src/shared/content/content-state.ts';
import type { ReadablePage } from '../../src/site/data/readable-page.ts';
import type { SiteAddress } from '../../src/site/site-entry.ts';
import { escapeMarkup, titleHtml } from '../prerender/markup.ts';
import { withNotice } from '../prerender/notice-band.ts';

/** What the virtual modules say (src/virtual-modules.d.ts). */
export interface PublishedContent {
  /** The rows of each content type as visitors read them, and what lists name. */
  rows: RowsByTable;
  state: ContentState;
  /** When reading began, by the database's clock. */
  readAt: string;
  /** The site's own pages as visitors see them. */
  pages: readonly ReadablePage[];
  /** Those that the owner has made, each to be made readable; a text that cannot be cleaned throws. */
  ownersPages: readonly (PageText & { read: () => ReadablePage })[];
  /** The pictures that pages begin with, which they are shared with. */
  firstPictures: readonly string[];
  /** The content types with addresses of their own. */
  publicTypes: readonly PublicType[];
  /** Every address that the visitors' application shows. */
  addresses: readonly SiteAddress[];
}

/** What a server of sources needs to know when something else is to be shown. */
interface Watched {
  /** The files that what is shown is made of. */
  files: readonly string[];
  readState: () => Promise<ContentState>;
}

/** Reads what is published. */
type Read = (origin: string) => Promise<PublishedContent & Partial<Watched>>;

const VIRTUAL = 'virtual:';
/** As Rollup marks what is no file. */
const RESOLVED = `\0${VIRTUAL}`;
const CHANGED = 'site-content:changed';
const RELOAD = `import.meta.hot.on('${CHANGED}', () => location.reload());`;
const API = '/rest/v1/';
const TITLE = /<title>.*<\/title>/;

/**
 * Lets virtual modules say what the tables hold, as literals: HTML, script and hydration agree, nothing is asked for on the
 * first view, and a placeholder costs a visitor no byte.
 * @param read called once for each state of the tables, in development with the server's own origin
 */
export function siteContent(read: Read): Plugin {
  let origin = () => '';
  let reading: ReturnType<Read> | undefined;
  const current = () => (reading ??= read(origin()));
  return {
    name: 'site-content',
    resolveId: (source) => (source.startsWith(VIRTUAL) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const code = codeOf(id.slice(RESOLVED.length), await current());
      // Without a side effect, or each chunk would fetch those that its modules' neighbours are in.
      return { code, moduleSideEffects: false };
    },
    configureServer(server) {
      origin = () => server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
      const readAgain = () => {
        reading = undefined;
        showAnew(server);
      };
      const readAgainIfChanged = async () => {
        const shown = await reading;
        const state = await shown?.readState?.();
        if (shown && !isDeepStrictEqual(state, shown.state)) readAgain();
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
        const reload = { tag: 'script', attrs: { type: 'module' }, children: RELOAD };
        const [own] = (await current()).rows.company as readonly Readable<typeof company>[];
        if (!own) return undefined;
        if (!filename.endsWith('index.html'))
          return html.replace(TITLE, () => titleHtml(`Admin | ${own.name}`));
        const named = html
          .replace(TITLE, () => titleHtml(own.name))
          .replace('title="Blog"', () => `title="${escapeMarkup(own.blog_title || 'Blog')}"`);
        return {
          html: withNotice(named, noticeOf(own)),
          tags: server ? [{ ...reload, injectTo: 'body' as const }] : [],
        };
      },
    },
  };
}

/** The code of a virtual module by its name: "content/<table>", "page/<path>" or what is said of all. */
function codeOf(name: string, published: PublishedContent): string {
  const { pages, publicTypes, addresses, state } = published;
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
  const said = { 'content-state': state, addresses, 'public-types': publicTypes }[name];
  if (said === undefined) throw new Error(`There is no module ${VIRTUAL}${name}`);
  return literal(said);
}

/** The rows of a table, and the content type that describes them, whose file has the table's name as its exported object has. */
function contentCode(table: string, { publicTypes, rows }: PublishedContent): string {
  const file = table.replaceAll('_', '-');
  const type = table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isType = publicTypes.some((one) => one.table === table);
  // Of parts nobody asks when they were changed.
  const row = (one: unknown) => (isType ? one : { ...(one as object), updated_at: undefined });
  return [
    `import { publishedRows } from '/src/shared/content/content-store.ts';`,
    isType && `export { ${type} as type } from '/src/content-types/${file}.ts';`,
    `export default /*#__PURE__*/ publishedRows('${table}', ${JSON.stringify((rows[table] ?? []).map(row))});`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Open pages of visitors show a saved change at once; the admin, where it was saved, is left alone. */
function showAnew({ moduleGraph, ws }: ViteDevServer): void {
  for (const module of moduleGraph.idToModuleMap.values()) {
    if (module.id?.startsWith(RESOLVED)) moduleGraph.invalidateModule(module);
  }
  ws.send(CHANGED);
}
