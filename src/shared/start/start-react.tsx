import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rememberInput } from './replay';

interface Options {
  /** Whether the HTML in the container is what the application draws first at this address. */
  isPrerendered: boolean;
  /** Called once, when the page is alive. */
  onHydrated?: () => void;
}

let hydrated: (() => void) | undefined;

/**
 * Starts React in the page: its own HTML is hydrated, any other (a host's 404 page, an app shell) is replaced. Either
 * way, what a person has typed or pressed before is kept and acted on.
 */
export function startReact(container: HTMLElement, app: ReactNode, options: Options): void {
  const { isPrerendered, onHydrated } = options;
  const replay = rememberInput(container);
  hydrated = () => {
    hydrated = undefined;
    replay();
    onHydrated?.();
  };
  const page = <StrictMode>{app}</StrictMode>;
  // As a transition React works in slices of a few milliseconds, and a tap between them is answered.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}

/** Stands at the end of the layout's Suspense boundary, because React hydrates what is in one after what is around it. */
export function WhenHydrated() {
  useEffect(() => hydrated?.(), []);
  return null;
}
