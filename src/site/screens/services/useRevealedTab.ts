import { useEffect, useRef } from 'react';
import type { ServiceId } from '../../content/services';

/**
 * Brings the panel of a newly shown service into view if no part of it is: after hydration, when the anchor's panel
 * was still hidden as the browser looked for it, and after Back or Forward to another tab from further down the page.
 */
export function useRevealedTab(selected: ServiceId): void {
  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    const panel = document.getElementById(selected);
    if (!panel) return;
    const { top, bottom } = panel.getBoundingClientRect();
    if (top > window.innerHeight * 0.8 || bottom < 0) panel.scrollIntoView();
  }, [selected]);
}
