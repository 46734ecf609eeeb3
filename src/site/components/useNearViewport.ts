import { useEffect, useState, type RefObject } from 'react';

const MARGIN = '200px';

/** Whether an element has come near the visible part of the page; once true it stays so. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    // Nobody comes near what is only a picture of a page.
    if (near || !element.current || element.current.closest('[inert]')) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
