import './storage-or-memory';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import '../shared/styles/tokens.css';
import { AdminApp } from './AdminApp';

const container = document.getElementById('root');
if (!container) throw new Error('admin.html has no element with the id "root"');

/** A data router, because only that kind can hold somebody back from leaving unsaved changes. */
const router = createBrowserRouter([
  { path: '/admin/blog', element: <Navigate to="/admin" replace /> },
  // react-admin's page for sign-in by another service, of which there is none.
  { path: '/admin/auth-callback', element: <Navigate to="/admin" replace /> },
  { path: '/admin/*', element: <AdminApp /> },
]);

createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
