import { Admin } from 'react-admin';
import { CreateFirstDashboard } from './dashboard/CreateFirstDashboard';
import { AdminLayout } from './layout/AdminLayout';
import { SignInPage } from './layout/SignInPage';
import { darkTheme, lightTheme } from './layout/theme';
import { Toasts } from './layout/Toasts';
import { authProvider, signInRequired } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { i18nProvider } from './providers/i18n-provider';
import { queryClient } from './providers/query-client';
import { resources } from './resources/registry';
import { resourceElement } from './views/resource-element';

/** Everything staff see: one react-admin resource for each schema of the registry. */
export function AdminApp() {
  return (
    <Admin
      basename="/admin"
      title="Admin"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      requireAuth={signInRequired}
      loginPage={SignInPage}
      dashboard={CreateFirstDashboard}
      layout={AdminLayout}
      notification={Toasts}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      disableTelemetry
    >
      {resources.map(resourceElement)}
    </Admin>
  );
}
