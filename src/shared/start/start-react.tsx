import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rememberInput } from './replay';
import { surviveTranslation } from './survive-translation';

interface Options {
  /** Whether the HTML in the container is what the application draws first at this address. */
  isPrerendered: boolean;
  /** Called once, when the page is alive. */
  onHydrated?: () => void;
}

interface Start {
  /** React has drawn the page, and its first effects are at work. */
  onDrawn: () => void;
  onHydrated: () => void;
}

let start: Start | undefined;

/**
 * Starts React in the page: its own HTML is hydrated, any other (a host's 404 page, an app shell) is replaced. Either
 * way, what a person has typed or pressed before is kept and acted on.
 */
export function startReact(container: HTMLElement, app: ReactNode, options: Options): void {
  const { isPrerendered, onHydrated } = options;
  surviveTranslation();
  const { noteOnceMore, replay } = rememberInput(container);
  start = {
    onDrawn: noteOnceMore,
    onHydrated() {
      start = undefined;
      replay();
      onHydrated?.();
    },
  };
  const page = <StrictMode>{app}</StrictMode>;
  // Beside the page only where it is drawn anew: one more child would change each useId() that the HTML was made with.
  const drawnAnew = (
    <StrictMode>
      {app}
      <WhenHydrated />
    </StrictMode>
  );
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    document.getElementById('start-failed')?.removeAttribute('hidden');
  };
  // As a transition React works in slices, and a tap between them is answered.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, page, { onUncaughtError });
    else createRoot(container, { onUncaughtError }).render(drawnAnew);
  });
}

/**
 * Stands at the end of the layout's Suspense boundary, because React hydrates what is in one after what is around it. What
 * was typed waits for one more drawing: a form of react-admin resets itself in its first effect, and hears nothing before.
 */
export function WhenHydrated() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // Outside of React's own work, or it puts back what a field held before.
    if (isDrawn) queueMicrotask(() => start?.onHydrated());
    else {
      start?.onDrawn();
      // eslint-disable-next-line react-hooks/set-state-in-effect -- one more drawing is what it asks for
      setDrawn(true);
    }
  }, [isDrawn]);
  return null;
}
