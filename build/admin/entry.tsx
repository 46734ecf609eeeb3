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
 * The admin's prerendered documents, bundled for Node: the front page, which React hydrates, and app shells, which it
 * replaces.
 */

export { headings } from '../../src/admin/crud/page-headings';

interface WrittenPage {
  /** Location of the static router. */
  address: string;
  routes: readonly RouteObject[];
}

export interface RenderedPage {
  html: string;
  /** `<style>` elements for the head. */
  styles: string;
}

/** Filled in by the inline script, by address. */
const UNKNOWN = '';

const pageShell = signInRequired ? (
  <BeforeSignIn />
) : (
  <AdminLayout>
    <PageHeading title={UNKNOWN} />
    <ContentSkeleton />
  </AdminLayout>
);

/** By document (hosting/admin-documents.ts). */
export const pages: Readonly<Record<keyof typeof ADMIN_DOCUMENTS, WrittenPage>> = {
  front: { address: '/admin', routes },
  page: shell(pageShell),
  auth: shell(<AuthSkeleton title={UNKNOWN} />),
};

/** At an address outside the bar, so that no link is `aria-current`. */
function shell(page: React.ReactNode): WrittenPage {
  const element = <AdminProviders>{page}</AdminProviders>;
  return { address: '/admin/-', routes: [{ path: '/admin/*', element }] };
}

export async function render({ address, routes }: WrittenPage): Promise<RenderedPage> {
  const cache = createCache({ key: 'css' });
  // Collects rules, instead of a style element beside each element.
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
    // No streaming: large Suspense content in place, without a script that moves it.
    { progressiveChunkSize: Infinity },
  );
  return { html: await new Response(prelude).text(), styles: emotionStyles(cache) };
}

/** Styles of a cache as emotion hydrates them: one element for classes and animations, one per global style sheet. */
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

/** `data-s` marks elements already in the head; others emotion moves there, which restyles the page. */
function styleElement(name: string, css: string): string {
  return `<style data-emotion="${name}" data-s>${css}</style>`;
}
