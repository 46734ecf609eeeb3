import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import type { EmotionCache } from '@emotion/cache';
import type { ADMIN_DOCUMENTS } from '../../hosting/admin-documents';
import { AdminProviders } from '../../src/admin/app/AdminApp';
import { AdminLayout, BeforeSignIn } from '../../src/admin/app/layout/AdminLayout';
import { routes } from '../../src/admin/app/routes';
import { PageHeading } from '../../src/admin/crud/PageHeading';
import { ContentSkeleton } from '../../src/admin/crud/PagePlaceholders';
import { signInRequired } from '../../src/admin/data/auth-provider';
import { AuthSkeleton } from '../../src/admin/ui/AuthPage';

/*
 * What the build step runs of the admin, bundled by Vite: the front page, which React hydrates, and app shells, which it
 * replaces.
 */

export { headings } from '../../src/admin/crud/page-headings';

interface WrittenPage {
  /** Where the application believes to be. */
  address: string;
  routes: readonly RouteObject[];
}

export interface RenderedPage {
  html: string;
  /** The style elements of the page's head. */
  styles: string;
}

/** A heading that the page itself fills in, once it has seen its address. */
const UNKNOWN = '';

const pageShell = signInRequired ? (
  <BeforeSignIn />
) : (
  <AdminLayout>
    <PageHeading title={UNKNOWN} />
    <ContentSkeleton />
  </AdminLayout>
);

/** Of each of the admin's documents (hosting/admin-documents.ts). */
export const pages: Readonly<Record<keyof typeof ADMIN_DOCUMENTS, WrittenPage>> = {
  front: { address: '/admin', routes },
  page: shell(pageShell),
  auth: shell(<AuthSkeleton title={UNKNOWN} />),
};

/** At an address that no link of the bar leads to, so that none is marked as the current one. */
function shell(page: React.ReactNode): WrittenPage {
  const element = <AdminProviders>{page}</AdminProviders>;
  return { address: '/admin/-', routes: [{ path: '/admin/*', element }] };
}

export async function render({ address, routes }: WrittenPage): Promise<RenderedPage> {
  const cache = createCache({ key: 'css' });
  // Keeps the rules together, instead of a style element beside each element that they are for.
  cache.compat = true;
  const { query, dataRoutes } = createStaticHandler([...routes]);
  const context = await query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error('The admin leads elsewhere');
  const router = createStaticRouter(dataRoutes, context);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>
    </CacheProvider>,
    // All in its place, instead of a large part at the end with a script that puts it there.
    { progressiveChunkSize: Infinity },
  );
  return { html: await new Response(prelude).text(), styles: emotionStyles(cache) };
}

/**
 * The style elements of what has been rendered with a cache, named so that emotion takes them over in the browser and
 * writes none of them again: one for all classes and animations, one for each style sheet of the whole document.
 */
function emotionStyles({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' && css ? [{ name, css }] : [],
  );
  const isOfDocument = ({ name, css }: { name: string; css: string }) =>
    !(`${key}-${name}` in registered) && !css.startsWith('@keyframes');
  const classes = rules.filter((rule) => !isOfDocument(rule));
  return [
    ...rules
      .filter(isOfDocument)
      .map(({ name, css }) => styleElement(`${key}-global ${name}`, css)),
    styleElement(
      [key, ...classes.map(({ name }) => name)].join(' '),
      classes.map(({ css }) => css).join(''),
    ),
  ].join('\n    ');
}

/** With emotion's own mark of what stands in the head already, where it would move it to, and the page be styled once more. */
function styleElement(name: string, css: string): string {
  return `<style data-emotion="${name}" data-s>${css}</style>`;
}
