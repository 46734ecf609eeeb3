import { useEffect } from 'react';
import { moveFocus } from './navigation-state';

/**
 * On a screen that comes before what it shows, as that of a post does, the focus waits at `main` (RouteAnnouncer) and goes
 * on to the heading once that is there: who does not see the page hears that it has come.
 */
export function useLateHeading(isThere: boolean): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!isThere || !heading || document.activeElement?.id !== 'main') return;
    moveFocus(heading);
  }, [isThere]);
}
