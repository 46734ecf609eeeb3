import { Button, Stack, Typography } from '@mui/material';
import { LogoutOnMount, useAuthState, useScrollToTop } from 'react-admin';
import { Link, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { PageHeading } from '../crud/PageHeading';
import { resourceElement } from '../crud/resource-element';
import { signInRequired } from '../data/auth-provider';
import { authPages, featurePages } from '../features/feature-pages';
import { resources } from '../resources/registry';
import { AuthPage } from '../ui/AuthPage';
import { AdminApp, AdminProviders } from './AdminApp';
import { FrontPage } from './FrontPage';
import { AdminLayout, BeforeSignIn } from './layout/AdminLayout';

const adminPages: RouteObject[] = [
  { index: true, element: <FrontPage /> },
  ...featurePages,
  ...resources.map((schema) => ({ path: `${schema.table}/*`, element: resourceElement(schema) })),
  { path: '*', element: <NotFoundPage /> },
];

/** React Router's routes in place of react-admin's `Admin`: docs/decisions/005. */
export const routes: readonly RouteObject[] = [
  { path: '/admin/blog', element: <Navigate to="/admin" replace /> },
  {
    path: '/admin',
    element: <AdminApp />,
    errorElement: <ErrorPage />,
    children: [
      ...authPages,
      { element: signInRequired ? <StaffOnly /> : <AdminPage />, children: adminPages },
    ],
  },
];

/** Redirects to the login page, and back after it. */
function StaffOnly() {
  const { isPending, authenticated } = useAuthState();
  if (isPending) return <BeforeSignIn />;
  return authenticated ? <AdminPage /> : <LogoutOnMount />;
}

function AdminPage() {
  useScrollToTop();
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}

function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found" />
      <Typography sx={{ mb: 3 }}>There is no page at this address.</Typography>
      <Button component={Link} to="/admin" variant="contained">
        Start page
      </Button>
    </>
  );
}

/** Where not even this can be drawn, the document says so (build/admin). */
function ErrorPage() {
  return (
    <AdminProviders>
      <AuthPage title="Something went wrong">
        <Typography role="alert" sx={{ mb: 3 }}>
          This page could not be shown. Loading it again usually helps. What you have typed is kept
          on this device, and offered when you come back to its form.
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load again
          </Button>
          <Button href="/admin">Start page</Button>
        </Stack>
      </AuthPage>
    </AdminProviders>
  );
}
