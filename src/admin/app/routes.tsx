import { Navigate, type RouteObject } from 'react-router-dom';
import { AdminApp } from './AdminApp';

/** The staff app's addresses; those below /admin are react-admin's. */
export const routes: readonly RouteObject[] = [
  { path: '/admin/blog', element: <Navigate to="/admin" replace /> },
  // react-admin's page for sign-in by another service, of which there is none.
  { path: '/admin/auth-callback', element: <Navigate to="/admin" replace /> },
  { path: '/admin/*', element: <AdminApp />, errorElement: <NothingDrawn /> },
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
