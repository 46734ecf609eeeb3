import { useEffect } from 'react';
import { moveFocus } from './navigation-state';

/**
 * On a screen whose content loads later, such as a post, RouteAnnouncer focuses `main`; this moves the focus on to the
 * heading, so that screen readers announce it.
 */
export function useLateHeading(isLoaded: boolean): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!isLoaded || !heading || document.activeElement?.id !== 'main') return;
    moveFocus(heading);
  }, [isLoaded]);
}
