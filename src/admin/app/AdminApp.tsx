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
import { useIdle } from '../ui/use-idle';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { listenForPaste } from '../ui/plain-paste';
import { theme } from './theme/theme';

const ToastRegion = lazyWithRetry(() => import('./ToastRegion'), null);

/** Static, so that no resource has to register itself and render the page again. */
const known = {
  definitions: resourceDefinitions(resources),
  register: () => undefined,
  unregister: () => undefined,
};

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
/** The one language is static; react-admin would render everything again for it. */
const store: Store = {
  ...inBrowser,
  getItem: (key, otherwise) =>
    key === 'locale' ? ('en' as never) : inBrowser.getItem(key, otherwise),
};

/** react-admin's AdminContext without its themes, between which it chooses by script. */
export function AdminProviders({ children }: { children: ReactNode }) {
  return (
    <CoreAdminContext
      basename="/admin"
      {...{ dataProvider, authProvider, i18nProvider, queryClient, store }}
    >
      {/* The scheme is in the document before React (start/colour-scheme.ts). */}
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CoreAdminContext>
  );
}

/** Lazy: a new page has no message. */
function Toasts() {
  return useIdle() && <ToastRegion />;
}
