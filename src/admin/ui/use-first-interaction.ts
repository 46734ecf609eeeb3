import { useEffect, useState, type RefObject } from 'react';

/** Events of a user. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
/** Focused if the user has begun before hydration. */
const FIELDS = 'input, select, textarea';
/** Half a window below the fold. */
const NEAR = '50%';

/** Whether an element is near the viewport, and the user has interacted. */
export function useFirstInteraction(place: RefObject<Element | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const signs = new AbortController();
    let observer: IntersectionObserver | undefined;
    const onSign = () => {
      signs.abort();
      observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true),
        { rootMargin: NEAR },
      );
      if (place.current) observer.observe(place.current);
    };
    if (document.activeElement?.matches(FIELDS)) onSign();
    for (const sign of SIGNS) {
      window.addEventListener(sign, onSign, { capture: true, passive: true, signal: signs.signal });
    }
    return () => {
      signs.abort();
      observer?.disconnect();
    };
  }, [isWanted, place]);
  return isWanted;
}
