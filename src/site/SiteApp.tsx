import { useEffect, useReducer } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from './layout/SiteLayout';
import { findRoute, routes } from './routes';
import { ScreenLoader } from './screen-loader';
import { onRedraw } from './start/redraw';

interface SiteAppProps {
  /** Called once, when the first screen is alive. */
  onReady?: () => void;
}

const loadScreen = (path: string) => findRoute(path)?.load();

/** The visitors' application, inside whichever router the caller gives it (browser or static). */
export function SiteApp({ onReady }: SiteAppProps) {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onRedraw(draw), []);
  return (
    <ScreenLoader value={loadScreen}>
      <Routes>
        <Route element={<SiteLayout onReady={onReady} />}>
          {routes.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      </Routes>
    </ScreenLoader>
  );
}
