import { Navigate, type RouteObject } from 'react-router-dom';
import { resourceElement } from '../crud/resource-element';
import { signInRequired } from '../data/auth-provider';
import { accountPages, authPages } from '../features/account/account-pages';
import { joinPage, peoplePages } from '../features/people/people-pages';
import { picturesPage } from '../features/pictures/pictures-page';
import { resources } from '../resources/registry';
import { AdminApp } from './AdminApp';
import { CreateFirstDashboard } from './front-page/CreateFirstDashboard';
import { AdminPage } from './layout/AdminPage';
import { ErrorPage } from './layout/ErrorPage';
import { NotFoundPage } from './layout/NotFoundPage';
import { StaffOnly } from './layout/StaffOnly';

const adminPages: RouteObject[] = [
  { index: true, element: <CreateFirstDashboard /> },
  ...accountPages,
  ...peoplePages,
  picturesPage,
  ...resources.map((schema) => ({ path: `${schema.table}/*`, element: resourceElement(schema) })),
  { path: '*', element: <NotFoundPage /> },
];

/** The staff app's addresses. React Router's own, and not react-admin's `Admin`: docs/decisions/052. */
export const routes: readonly RouteObject[] = [
  { path: '/admin/blog', element: <Navigate to="/admin" replace /> },
  // react-admin's page for sign-in by another service, of which there is none.
  { path: '/admin/auth-callback', element: <Navigate to="/admin" replace /> },
  {
    path: '/admin',
    element: <AdminApp />,
    errorElement: <NothingDrawn />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...authPages,
          joinPage,
          { element: signInRequired ? <StaffOnly /> : <AdminPage />, children: adminPages },
        ],
      },
    ],
  },
];

/** In the place of everything when not even what every page stands in could be drawn, so without any of that. */
function NothingDrawn() {
  return (
    <main style={{ padding: '2rem', font: '1rem/1.5 sans-serif' }}>
      <h1>Something went wrong</h1>
      <p role="alert">The admin could not start.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Load again
      </button>
    </main>
  );
}
