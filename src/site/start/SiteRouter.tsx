import { startTransition, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { findRoute } from '../routes';
import { crossFade } from './cross-fade';

interface Place {
  action: NavigationType;
  location: Location;
}

/**
 * As react-router's BrowserRouter, except that a screen whose code is here takes the place of another with a
 * cross-fade. One whose code is not waits behind the screen that is shown, as there; on the way back, browsers have a
 * movement of their own.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState<Place>({
    action: history.action as NavigationType,
    location: history.location,
  });

  const show = useEffectEvent((next: Place) => {
    const { pathname } = next.location;
    const isAhead = next.action !== 'POP' && pathname !== location.pathname;
    if (isAhead && findRoute(pathname)?.isLoaded())
      crossFade(() => flushSync(() => setPlace(next)));
    else startTransition(() => setPlace(next));
  });
  useLayoutEffect(() => history.listen((next) => show(next as Place)), [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
