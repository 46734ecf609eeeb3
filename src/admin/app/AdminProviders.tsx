import { CssBaseline, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import { CoreAdminContext, localStorageStore, type Store } from 'react-admin';
import { authProvider } from '../data/auth-provider';
import { dataProvider } from '../data/data-provider';
import { i18nProvider } from '../data/i18n-provider';
import { queryClient } from '../data/query-client';
import { theme } from './theme/theme';

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
