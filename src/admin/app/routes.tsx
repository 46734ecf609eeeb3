import { Navigate, type RouteObject } from 'react-router-dom';
import { AdminApp } from './AdminApp';
import { NothingDrawn } from './layout/NothingDrawn';

/** The staff app's addresses; those below /admin are react-admin's. */
export const routes: readonly RouteObject[] = [
  { path: '/admin/blog', element: <Navigate to="/admin" replace /> },
  // react-admin's page for sign-in by another service, of which there is none.
  { path: '/admin/auth-callback', element: <Navigate to="/admin" replace /> },
  { path: '/admin/*', element: <AdminApp />, errorElement: <NothingDrawn /> },
];
