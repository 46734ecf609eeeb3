import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from './layout/SiteLayout';
import { routes } from './routes';

/** The visitors' application, inside whichever router the caller gives it (browser or static). */
export function SiteApp() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {routes.map(({ path, Screen }) => (
          <Route key={path} path={path} caseSensitive element={<Screen />} />
        ))}
      </Route>
    </Routes>
  );
}
