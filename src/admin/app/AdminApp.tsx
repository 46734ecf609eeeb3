import { CssBaseline, ThemeProvider } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import {
  CoreAdminContext,
  localStorageStore,
  ResourceDefinitionContext,
  type Store,
} from 'react-admin';
import { Outlet } from 'react-router-dom';
import { resourceDefinitions } from '../crud/resource-element';
import { authProvider } from '../data/auth-provider';
import { dataProvider } from '../data/data-provider';
import { i18nProvider } from '../data/i18n-provider';
import { queryClient } from '../data/query-client';
import { resources } from '../resources/registry';
import { useIdle } from '../ui/idle';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { listenForPaste } from '../ui/plain-paste';
import { theme } from './theme/theme';

const ToastRegion = lazyWithRetry(() => import('./ToastRegion'), null);

/** Known at once, so that no resource has to make itself known and the page be drawn anew. */
const known = {
  definitions: resourceDefinitions(resources),
  register: () => undefined,
  unregister: () => undefined,
};

/** Around every page of the admin: what react-admin's parts ask for, and the messages. */
export function AdminApp() {
  useEffect(() => listenForPaste(document), []);
  return (
    <AdminProviders>
      <ResourceDefinitionContext value={known}>
        <Outlet />
        <Toasts />
      </ResourceDefinitionContext>
    </AdminProviders>
  );
}

const inBrowser = localStorageStore();
/** The one language is known at once; react-admin would draw everything a second time for it. */
const store: Store = {
  ...inBrowser,
  getItem: (key, otherwise) =>
    key === 'locale' ? ('en' as never) : inBrowser.getItem(key, otherwise),
};

/** What every page of the admin stands in. react-admin's AdminContext would choose between two themes by script. */
export function AdminProviders({ children }: { children: ReactNode }) {
  return (
    <CoreAdminContext
      basename="/admin"
      {...{ dataProvider, authProvider, i18nProvider, queryClient, store }}
    >
      {/* Its choice of a scheme is in the document before React is (start/colour-scheme.ts). */}
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CoreAdminContext>
  );
}

/** What is said in passing; a page that has just come has nothing to say. */
function Toasts() {
  return useIdle() && <ToastRegion />;
}
