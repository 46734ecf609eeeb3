import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from './layout/SiteLayout';
import { findRoute, routes } from './routes';
import { ScreenLoader } from './start/screen-loader';

const loadScreen = (path: string) => findRoute(path)?.load();

/** The visitors' application, inside whichever router the caller gives it (browser or static). */
export function SiteApp() {
  return (
    <ScreenLoader value={loadScreen}>
      <Routes>
        <Route element={<SiteLayout />}>
          {routes.map(({ path, Screen }) => (
            <Route key={path} path={path} caseSensitive element={<Screen />} />
          ))}
        </Route>
      </Routes>
    </ScreenLoader>
  );
}
