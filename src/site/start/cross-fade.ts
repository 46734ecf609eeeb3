const LESS_MOTION = '(prefers-reduced-motion: reduce)';

let isSlow = false;

if (window.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) {
  const observer = new PerformanceObserver(() => {
    isSlow = true;
    observer.disconnect();
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/**
 * Changes the page with a cross-fade where the browser has view transitions and the visitor has nothing against
 * motion, otherwise at once; how long it takes stands in base.css. At once, too, on a device that was seen busy for
 * longer than 50 ms at a stretch (a long task, as W3C calls it): there the fade would begin a tenth of a second late,
 * because the browser first takes a picture of the page.
 */
export function crossFade(change: () => void): void {
  if (isSlow || !('startViewTransition' in document) || window.matchMedia(LESS_MOTION).matches) {
    change();
    return;
  }
  // A fade that the browser skips (another follows, the tab is hidden) has made its change all the same.
  document.startViewTransition(change).ready.catch(() => undefined);
}
