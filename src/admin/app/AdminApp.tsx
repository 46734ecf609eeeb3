import { CoreAdminUI, CustomRoutes, ResourceDefinitionContext } from 'react-admin';
import { Route } from 'react-router-dom';
import { accountPages, authPages, signInPage } from '../features/account/account-pages';
import { CreateFirstDashboard } from './front-page/CreateFirstDashboard';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { AdminProviders } from './AdminProviders';
import { AdminLayout } from './layout/AdminLayout';
import { BeforeSignIn } from './layout/BeforeSignIn';
import { ErrorPage } from './layout/ErrorPage';
import { Toasts } from '../ui/Toasts';
import { joinPage, peoplePages } from '../features/people/people-pages';
import { picturesPage } from '../features/pictures/pictures-page';
import { signInRequired } from '../data/auth-provider';
import { resources } from '../resources/registry';
import { resourceDefinitions, resourceElement } from '../crud/resource-element';

const NotFound = lazyWithRetry(
  async () => (await import('./layout/NotFoundPage')).NotFoundPage,
  null,
);

/** Not as `dashboard`, which react-admin draws only when it has asked for permissions, and in one long task. */
const frontPage = <Route path="/" element={<CreateFirstDashboard />} />;

const elements = resources.map(resourceElement);

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
    <AdminProviders>
      <ResourceDefinitionContext value={known}>
        <CoreAdminUI
          title="Admin"
          requireAuth={signInRequired}
          loginPage={signInPage}
          layout={AdminLayout}
          loading={BeforeSignIn}
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
    </AdminProviders>
  );
}
