import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { anchorTarget, historyIndex, keepsPlace } from './navigation-state';

/**
 * Where the page stands after a navigation: where it was when the visitor comes back, at the anchor if the address
 * has one, otherwise at the top. A screen that only notes something in the address asks to keep the place.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<number | undefined, number>());
  const shown = useRef<{ location: Location; index: number | undefined }>(undefined);

  useEffect(() => {
    const remember = () => {
      if (shown.current) positions.current.set(shown.current.index, window.scrollY);
    };
    // Reloads and visits to other documents are the browser's to restore.
    const handBack = () => (window.history.scrollRestoration = 'auto');
    const firstLook = requestAnimationFrame(remember);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    return () => {
      cancelAnimationFrame(firstLook);
      handBack();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  useLayoutEffect(() => {
    const { location: previous, index: previousIndex } = shown.current ?? {};
    const index = historyIndex(location);
    shown.current = { location, index };
    if (previous?.key === location.key) return;
    const remembered = index === undefined ? undefined : positions.current.get(index);
    if (navigationType === 'POP' && remembered !== undefined) {
      window.scrollTo(0, remembered);
      return;
    }
    // To ask the window for its place, or to move it, is to lay the new screen out before it is shown.
    const place = positions.current.get(previousIndex);
    if (keepsPlace(previous, location)) {
      positions.current.set(index, place ?? window.scrollY);
      return;
    }
    const target = anchorTarget(location);
    if (target) target.scrollIntoView();
    else if (previous && place !== 0) window.scrollTo(0, 0);
    positions.current.set(index, target ? window.scrollY : 0);
  }, [location, navigationType]);
}
