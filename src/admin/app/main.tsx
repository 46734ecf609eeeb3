import '../data/storage-or-memory';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import '../../shared/styles/tokens.css';
import { AdminApp } from './AdminApp';
import { startApp } from './start/start-app';

/** A data router, because only that kind can hold somebody back from leaving unsaved changes. */
const router = createBrowserRouter([
  { path: '/admin/blog', element: <Navigate to="/admin" replace /> },
  // react-admin's page for sign-in by another service, of which there is none.
  { path: '/admin/auth-callback', element: <Navigate to="/admin" replace /> },
  { path: '/admin/*', element: <AdminApp /> },
]);

startApp(<RouterProvider router={router} />);
