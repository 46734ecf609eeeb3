import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { anchorTarget, historyKey, keepsPlace } from './navigation-state';

/**
 * Scroll position after a navigation: restored on the way back, at the address's anchor, otherwise at the top. A
 * navigation with `keepPlace` leaves it alone.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  /** By location key. */
  const positions = useRef(new Map<string, number>());
  const rendered = useRef<Location>(undefined);

  useEffect(() => {
    const remember = () => {
      if (!rendered.current) return;
      const { key, pathname } = rendered.current;
      positions.current.set(key, window.scrollY);
      // A tab selected on a slow phone can be left before React has rendered it.
      if (window.location.pathname === pathname)
        positions.current.set(historyKey(), window.scrollY);
    };
    // The browser restores reloads and other documents; a page from the bfcache is ours again.
    const restoreAuto = () => (window.history.scrollRestoration = 'auto');
    const setManual = () => (window.history.scrollRestoration = 'manual');
    const firstLook = requestAnimationFrame(remember);
    setManual();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', restoreAuto);
    window.addEventListener('pageshow', setManual);
    return () => {
      cancelAnimationFrame(firstLook);
      restoreAuto();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', restoreAuto);
      window.removeEventListener('pageshow', setManual);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = rendered.current;
    const { key } = location;
    rendered.current = location;
    if (previous?.key === key) return undefined;
    const remembered = positions.current.get(key);
    if (navigationType === 'POP' && remembered !== undefined) return restorePosition(remembered);
    // Reading or setting the window's scroll position forces a layout of the new screen.
    const position = previous && positions.current.get(previous.key);
    if (keepsPlace(previous, location)) {
      positions.current.set(key, position ?? window.scrollY);
      return undefined;
    }
    const isFound = reveal(location);
    if (!isFound && previous && position !== 0) window.scrollTo(0, 0);
    positions.current.set(key, isFound ? window.scrollY : 0);
    // Content that loads later, such as a post, brings the anchor's target.
    return isFound || !location.hash ? undefined : retryOnGrowth(() => reveal(location));
  }, [location, navigationType]);
}

function reveal(location: Location): boolean {
  const target = anchorTarget(location);
  target?.scrollIntoView();
  return target !== null;
}

/** Events by which a visitor scrolls. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Restores a scroll position, also of a page that grows while its sections load.
 * @param place in px from the top
 * @returns stops it
 */
function restorePosition(position: number): () => void {
  return retryOnGrowth(() => {
    window.scrollTo(0, position);
    return Math.ceil(window.scrollY) >= Math.floor(position);
  });
}

/**
 * Tries now and at each growth of the page, until it succeeds or the visitor scrolls.
 * @returns stops it
 */
function retryOnGrowth(succeeds: () => boolean): () => void {
  const growth = new ResizeObserver(() => go());
  const end = () => {
    growth.disconnect();
    MOVES.forEach((move) => window.removeEventListener(move, end, true));
  };
  const go = () => {
    if (succeeds()) end();
  };
  growth.observe(document.body);
  MOVES.forEach((move) => window.addEventListener(move, end, true));
  go();
  return end;
}
