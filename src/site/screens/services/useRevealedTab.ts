import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { ServiceId } from '../../content/services';

const LOWEST_START = 0.8;

/**
 * Brings the panel of a newly shown service into view if it is not: after hydration, because it was still hidden when
 * the page looked for its anchor, and after Back or Forward to another tab. Choosing a tab by hand moves nothing.
 */
export function useRevealedTab(selected: ServiceId): void {
  const navigationType = useNavigationType();
  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    if (navigationType !== 'POP') return;
    const panel = document.getElementById(selected);
    if (!panel) return;
    // A visitor who is further down already has been brought back there by the browser, or by useScrollPosition.
    if (panel.getBoundingClientRect().top > window.innerHeight * LOWEST_START) {
      panel.scrollIntoView();
    }
  }, [selected, navigationType]);
}
