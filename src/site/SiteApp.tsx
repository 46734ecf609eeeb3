import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from './layout/SiteLayout';
import { routes } from './routes';

interface SiteAppProps {
  /** Called once, when the first screen is alive. */
  onReady?: () => void;
}

/** The visitors' application, inside whichever router the caller gives it (browser or static). */
export function SiteApp({ onReady }: SiteAppProps) {
  return (
    <Routes>
      <Route element={<SiteLayout onReady={onReady} />}>
        {routes.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
    </Routes>
  );
}
