import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { anchorTarget, historyKey, keepsPlace } from './navigation-state';

/**
 * Where the page stands after a navigation: where it was when the visitor comes back, at the anchor if the address
 * has one, otherwise at the top. A screen that only notes something in the address asks to keep the place.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  /** By the keys of locations. */
  const positions = useRef(new Map<string, number>());
  const shown = useRef<Location>(undefined);

  useEffect(() => {
    const remember = () => {
      if (!shown.current) return;
      const { key, pathname } = shown.current;
      positions.current.set(key, window.scrollY);
      // A tab that was chosen on a slow phone can be left before React has drawn it.
      if (window.location.pathname === pathname)
        positions.current.set(historyKey(), window.scrollY);
    };
    // Reloads and visits to other documents are the browser's to restore; a page that it has kept meanwhile is ours again.
    const handBack = () => (window.history.scrollRestoration = 'auto');
    const take = () => (window.history.scrollRestoration = 'manual');
    const firstLook = requestAnimationFrame(remember);
    take();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', take);
    return () => {
      cancelAnimationFrame(firstLook);
      handBack();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', take);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    const { key } = location;
    shown.current = location;
    if (previous?.key === key) return undefined;
    const remembered = positions.current.get(key);
    if (navigationType === 'POP' && remembered !== undefined) return comeBackTo(remembered);
    // To ask the window for its place, or to move it, is to lay the new screen out before it is shown.
    const place = previous && positions.current.get(previous.key);
    if (keepsPlace(previous, location)) {
      positions.current.set(key, place ?? window.scrollY);
      return undefined;
    }
    const isThere = reveal(location);
    if (!isThere && previous && place !== 0) window.scrollTo(0, 0);
    positions.current.set(key, isThere ? window.scrollY : 0);
    // What is read first, such as a post, brings the target of the anchor later.
    return isThere || !location.hash ? undefined : asPageGrows(() => reveal(location));
  }, [location, navigationType]);
}

/** Brings the target of an address's anchor into view, if it is there. */
function reveal(location: Location): boolean {
  const target = anchorTarget(location);
  target?.scrollIntoView();
  return target !== null;
}

/** What a visitor moves the page with. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Puts the page where it stood. One that is still too short, because the code of its parts is on its way, follows as it
 * grows.
 * @param place in px from the top
 * @returns what ends it
 */
function comeBackTo(place: number): () => void {
  return asPageGrows(() => {
    window.scrollTo(0, place);
    return Math.ceil(window.scrollY) >= Math.floor(place);
  });
}

/**
 * Tries at once and again whenever the page grows, until it has worked or the visitor moves the page.
 * @returns what ends it
 */
function asPageGrows(works: () => boolean): () => void {
  const growth = new ResizeObserver(() => go());
  const end = () => {
    growth.disconnect();
    MOVES.forEach((move) => window.removeEventListener(move, end, true));
  };
  const go = () => {
    if (works()) end();
  };
  growth.observe(document.body);
  MOVES.forEach((move) => window.addEventListener(move, end, true));
  go();
  return end;
}
