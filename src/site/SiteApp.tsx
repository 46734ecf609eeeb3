import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from './layout/SiteLayout';
import { findRoute, routes } from './routes';
import { ScreenLoaderContext } from './start/screen-loader-context';

const loadScreen = (path: string) => findRoute(path)?.load();

/** The visitors' application, inside whichever router the caller gives it (browser or static). */
export function SiteApp() {
  return (
    <ScreenLoaderContext value={loadScreen}>
      <Routes>
        <Route element={<SiteLayout />}>
          {routes.map(({ path, Screen }) => (
            <Route key={path} path={path} caseSensitive element={<Screen />} />
          ))}
        </Route>
      </Routes>
    </ScreenLoaderContext>
  );
}
