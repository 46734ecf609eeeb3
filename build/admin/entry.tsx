import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Box, CssBaseline } from '@mui/material';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { AdminContext, memoryStore } from 'react-admin';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { ADMIN_DOCUMENTS } from '../../hosting/admin-documents';
import { CreateFirstDashboard } from '../../src/admin/app/front-page/CreateFirstDashboard';
import { AdminLayout } from '../../src/admin/app/layout/AdminLayout';
import { BAR_FRAME } from '../../src/admin/app/bar/bar-styles';
import { AuthPage } from '../../src/admin/ui/AuthPage';
import { PAGE_HEADINGS } from '../../src/admin/ui/page-headings';
import { darkTheme, lightTheme } from '../../src/admin/app/theme/theme';
import { authProvider, signInRequired } from '../../src/admin/data/auth-provider';
import { dataProvider } from '../../src/admin/data/data-provider';
import { i18nProvider } from '../../src/admin/data/i18n-provider';
import { queryClient } from '../../src/admin/data/query-client';
import { resources } from '../../src/admin/resources/registry';
import { phrases } from '../../src/schema/phrases';
import { PageHeading } from '../../src/admin/crud/PageHeading';
import { company } from '../../src/shared/company';
import { NeedsScript } from './NeedsScript';

/*
 * What the build step runs of the admin, bundled by Vite. It renders what the application shows first, with the
 * application's own components, so that one takes the place of the other without a pixel moving.
 */

/** A heading that the starter fills in, once it has seen the address. */
const UNKNOWN = '';

export type Scheme = 'light' | 'dark';

export interface WrittenPage {
  /** Where the application believes to be. */
  address: string;
  draw: () => ReactNode;
}

export interface RenderedPage {
  html: string;
  /** Emotion's rules by the name of their class, and styles of the whole document by other names. */
  styles: Readonly<Record<string, string>>;
}

/** Below /admin, and nowhere that a link of the bar leads to, so that none is marked as the current one. */
const ANY_ADDRESS = '/admin/-';

/** Nobody knows before the browser whether the sign-in page or the admin comes next: the bars, and a heading where the admin has its own. */
const beforeSignIn: WrittenPage = {
  address: ANY_ADDRESS,
  draw: () => (
    <AdminLayout bar={<Box sx={BAR_FRAME} />}>
      <NeedsScript />
      <PageHeading title={`${company.get().name} admin`} />
    </AdminLayout>
  ),
};

const front: WrittenPage = {
  address: '/admin',
  draw: () => (
    <AdminLayout>
      <NeedsScript />
      <CreateFirstDashboard />
    </AdminLayout>
  ),
};

const page: WrittenPage = {
  address: ANY_ADDRESS,
  draw: () => (
    <AdminLayout>
      <NeedsScript />
      <PageHeading title={UNKNOWN} />
    </AdminLayout>
  ),
};

const entrance: WrittenPage = {
  address: ANY_ADDRESS,
  draw: () => (
    <AuthPage title={UNKNOWN}>
      <NeedsScript />
    </AuthPage>
  ),
};

/** What the application shows first in each of its documents (hosting/admin-documents.ts). */
export const pages: Readonly<Record<keyof typeof ADMIN_DOCUMENTS, WrittenPage>> = {
  front: signInRequired ? beforeSignIn : front,
  page: signInRequired ? beforeSignIn : page,
  entrance,
};

/** The headings of the pages that have one before they know their record, by address; an address below takes that of its list. */
export const headings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    resources.flatMap((schema) => [
      [`/admin/${schema.table}`, phrases.name(schema)],
      [`/admin/${schema.table}/create`, phrases.createHeading(schema)],
    ]),
  ),
  ...PAGE_HEADINGS,
};

export async function render(
  { address, draw }: WrittenPage,
  scheme: Scheme,
): Promise<RenderedPage> {
  const cache = createCache({ key: 'css' });
  // Keeps the rules together, instead of a style element beside each element that they are for.
  cache.compat = true;
  const element = (
    <AdminContext
      basename="/admin"
      {...{ dataProvider, authProvider, i18nProvider, queryClient, lightTheme, darkTheme }}
      store={memoryStore({ theme: scheme, locale: 'en' })}
    >
      <CssBaseline enableColorScheme />
      {draw()}
    </AdminContext>
  );
  const { query, dataRoutes } = createStaticHandler([{ path: '/admin/*', element }]);
  const context = await query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error('The admin leads elsewhere');
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </CacheProvider>,
  );
  const styles = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string');
  return { html, styles: Object.fromEntries(styles) as Record<string, string> };
}
