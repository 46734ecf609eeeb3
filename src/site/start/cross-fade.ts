const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Changes the page with a cross-fade where the browser has view transitions and the visitor has nothing against
 * motion, otherwise at once; how long it takes stands in base.css.
 */
export function crossFade(change: () => void): void {
  if (!('startViewTransition' in document) || window.matchMedia(LESS_MOTION).matches) {
    change();
    return;
  }
  // A fade that the browser skips (another follows, the tab is hidden) has made its change all the same.
  document.startViewTransition(change).ready.catch(() => undefined);
}
