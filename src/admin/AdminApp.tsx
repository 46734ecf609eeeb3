import {
  AdminContext,
  AdminUI,
  CustomRoutes,
  localStorageStore,
  ResourceDefinitionContext,
} from 'react-admin';
import { accountPages, entrancePages, signInPage } from './account/account-pages';
import { CreateFirstDashboard } from './dashboard/CreateFirstDashboard';
import { AdminLayout } from './layout/AdminLayout';
import { darkTheme, lightTheme } from './layout/theme';
import { Toasts } from './layout/Toasts';
import { joinPage, peoplePages } from './people/people-pages';
import { authProvider, signInRequired } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { i18nProvider } from './providers/i18n-provider';
import { queryClient } from './providers/query-client';
import { resources } from './resources/registry';
import { resourceDefinitions, resourceElement } from './views/resource-element';

const elements = resources.map(resourceElement);
const store = localStorageStore();

/** What react-admin's Admin would gather from its children step by step, each time drawing the whole page anew. */
const known = {
  definitions: resourceDefinitions(elements),
  register: () => undefined,
  unregister: () => undefined,
};

/** Everything staff see: one react-admin resource for each schema of the registry. */
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
        <AdminUI
          title="Admin"
          requireAuth={signInRequired}
          loginPage={signInPage}
          dashboard={CreateFirstDashboard}
          layout={AdminLayout}
          notification={Toasts}
          disableTelemetry
        >
          {elements}
          <CustomRoutes>
            {accountPages}
            {peoplePages}
          </CustomRoutes>
          <CustomRoutes noLayout>
            {entrancePages}
            {joinPage}
          </CustomRoutes>
        </AdminUI>
      </ResourceDefinitionContext>
    </AdminContext>
  );
}
