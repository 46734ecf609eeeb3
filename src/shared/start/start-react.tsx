import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rememberInput } from './replay';
import { sayStartFailed } from './start-failed';
import { surviveTranslation } from './survive-translation';

interface Options {
  /** Whether the container's HTML is the application's first render at this address. */
  isPrerendered: boolean;
  /** Called once, after hydration. */
  onHydrated?: () => void;
}

interface Start {
  /** Called in the effects of the first commit. */
  onRendered: () => void;
  onHydrated: () => void;
}

let start: Start | undefined;

/**
 * Starts React in the page: hydrates its own HTML, replaces any other (a host's 404 page, an app shell). Input before
 * that is replayed.
 */
export function startReact(container: HTMLElement, app: ReactNode, options: Options): void {
  const { isPrerendered, onHydrated } = options;
  surviveTranslation();
  const { recordAgain, replay } = rememberInput(container);
  start = {
    onRendered: recordAgain,
    onHydrated() {
      start = undefined;
      sayStartFailed(false);
      replay();
      onHydrated?.();
    },
  };
  const page = <StrictMode>{app}</StrictMode>;
  // Only for a client render: one more child would change every useId() of the HTML.
  const clientRendered = (
    <StrictMode>
      {app}
      <WhenHydrated />
    </StrictMode>
  );
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    sayStartFailed(true);
  };
  // A transition renders in slices, between which taps are handled.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, page, { onUncaughtError });
    else createRoot(container, { onUncaughtError }).render(clientRendered);
  });
}

/**
 * At the end of the layout's Suspense boundary, because React hydrates a boundary after what surrounds it. Input is
 * replayed one render later: react-admin's forms reset themselves in their first effect.
 */
export function WhenHydrated() {
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    // Outside of React's work, which would restore the old value.
    if (isRendered) queueMicrotask(() => start?.onHydrated());
    else {
      start?.onRendered();
      // eslint-disable-next-line react-hooks/set-state-in-effect -- a second render is intended
      setRendered(true);
    }
  }, [isRendered]);
  return null;
}
