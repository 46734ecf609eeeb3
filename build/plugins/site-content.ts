import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_TABLES } from '../../src/shared/content/content-rows.ts';
import type { PageText } from '../../src/shared/content/page-text.ts';
import type { SiteContent } from '../../src/shared/content/site-content.ts';
import type { ContentVersions } from '../../src/shared/content/read-content.ts';
import { withNotice } from '../prerender/notice-band.ts';

/** What the modules of src/shared/content/published are to say. */
export interface PublishedContent {
  content: SiteContent;
  versions: ContentVersions | null;
  /** What staff have published in the place of the site's own pages. */
  pages: readonly PageText[];
}

const PUBLISHED = /\/src\/shared\/content\/published\/((?:pages\/)?[\w-]+)\.ts$/;
const CHANGED = 'site-content:changed';
const RELOAD = `import.meta.hot.on('${CHANGED}', () => location.reload());`;
const WRITTEN = new RegExp(`^/rest/v1/(?:${[...CONTENT_TABLES, 'pages'].join('|')})\\b`);

/**
 * Lets the modules of src/shared/content/published say what the tables hold, as literals: HTML, script and hydration
 * agree, nothing is asked for on the first view, and a placeholder costs a visitor no byte.
 * @param read called once for each state of the tables, in development with the server's own origin
 */
export function siteContent(read: (origin: string) => Promise<PublishedContent>): Plugin {
  let origin = () => '';
  let reading: Promise<PublishedContent> | undefined;
  const current = () => (reading ??= read(origin()));
  return {
    name: 'site-content',
    async load(id) {
      const [, name] = PUBLISHED.exec(id) ?? [];
      if (!name || name === 'defaults') return undefined;
      const { content, versions, pages } = await current();
      if (name.startsWith('pages/')) {
        const page = pages.find(({ path }) => `pages${path}` === name);
        return page && `export default ${JSON.stringify(page)};`;
      }
      if (name === 'versions') return `export default ${JSON.stringify(versions)};`;
      const key = camelCase(name) as keyof SiteContent;
      const built = JSON.stringify(content[key]);
      // Without a side effect, or each chunk would fetch those that its modules' neighbours are in.
      const code = `import { publishedContent } from '../content-store';\nexport default /*#__PURE__*/ publishedContent('${key}', ${built});`;
      return { code, moduleSideEffects: false };
    },
    configureServer(server) {
      origin = () => server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && WRITTEN.test(request.url ?? '')) {
          response.once('finish', () => {
            if (response.statusCode >= 300) return;
            reading = undefined;
            showAnew(server);
          });
        }
        next();
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

/** Open pages of visitors show a saved change at once; the admin, where it was saved, is left alone. */
function showAnew({ moduleGraph, ws }: ViteDevServer): void {
  for (const module of moduleGraph.idToModuleMap.values()) {
    if (module.id && PUBLISHED.test(module.id)) moduleGraph.invalidateModule(module);
  }
  ws.send(CHANGED);
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
