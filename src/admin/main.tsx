import './storage-or-memory';
import './start/react-first';
import { StrictMode } from 'react';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import '../shared/styles/tokens.css';
import { AdminApp } from './AdminApp';
import { nextTask } from './start/next-task';
import { startApp } from './start/start-app';

/** A data router, because only that kind can hold somebody back from leaving unsaved changes. */
const createRouter = () =>
  createBrowserRouter([
    { path: '/admin/blog', element: <Navigate to="/admin" replace /> },
    // react-admin's page for sign-in by another service, of which there is none.
    { path: '/admin/auth-callback', element: <Navigate to="/admin" replace /> },
    { path: '/admin/*', element: <AdminApp /> },
  ]);

// Not in the task that has run all modules of the form.
void nextTask().then(() =>
  startApp(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  ),
);
