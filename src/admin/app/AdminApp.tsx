import { CssBaseline } from '@mui/material';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  localStorageStore,
  ResourceDefinitionContext,
  type Store,
} from 'react-admin';
import { Route } from 'react-router-dom';
import { accountPages, authPages, signInPage } from '../features/account/account-pages';
import { CreateFirstDashboard } from './front-page/CreateFirstDashboard';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { AdminLayout } from './layout/AdminLayout';
import { ErrorPage } from './layout/ErrorPage';
import { Loading } from '../ui/Loading';
import { darkTheme, lightTheme } from './theme/theme';
import { Toasts } from '../ui/Toasts';
import { joinPage, peoplePages } from '../features/people/people-pages';
import { picturesPage } from '../features/pictures/pictures-page';
import { authProvider, signInRequired } from '../data/auth-provider';
import { dataProvider } from '../data/data-provider';
import { i18nProvider } from '../data/i18n-provider';
import { queryClient } from '../data/query-client';
import { resources } from '../resources/registry';
import { resourceDefinitions, resourceElement } from '../crud/resource-element';

const NotFound = lazyWithRetry(
  async () => (await import('./layout/NotFoundPage')).NotFoundPage,
  null,
);

/** Not as `dashboard`, which react-admin draws only when it has asked for permissions, and in one long task. */
const frontPage = <Route path="/" element={<CreateFirstDashboard />} />;

const elements = resources.map(resourceElement);
const inBrowser = localStorageStore();
/** The one language is known at once; react-admin would draw everything a second time for it. */
const store: Store = {
  ...inBrowser,
  getItem: (key, otherwise) =>
    key === 'locale' ? ('en' as never) : inBrowser.getItem(key, otherwise),
};

/** What react-admin's Admin would gather from its children step by step, each time drawing the whole page anew. */
const known = {
  definitions: resourceDefinitions(elements),
  register: () => undefined,
  unregister: () => undefined,
};

/**
 * Everything staff see: one react-admin resource for each schema of the registry. Not by react-admin's `Admin`, whose
 * own layout, menus and login page would come with the form that stands in ours.
 */
export function AdminApp() {
  return (
    <AdminContext
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      store={store}
    >
      <ResourceDefinitionContext value={known}>
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          title="Admin"
          requireAuth={signInRequired}
          loginPage={signInPage}
          layout={AdminLayout}
          loading={Loading}
          error={ErrorPage}
          catchAll={NotFound}
          authenticationError={NotFound}
          accessDenied={NotFound}
          disableTelemetry
        >
          {elements}
          <CustomRoutes>
            {frontPage}
            {accountPages}
            {peoplePages}
            {picturesPage}
          </CustomRoutes>
          <CustomRoutes noLayout>
            {authPages}
            {joinPage}
          </CustomRoutes>
        </CoreAdminUI>
        <Toasts />
      </ResourceDefinitionContext>
    </AdminContext>
  );
}
