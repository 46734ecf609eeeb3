import { useEffect, useState, type RefObject } from 'react';

const MARGIN = '200px';

/** Whether an element is near the viewport; stays true. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    // Not in a preview, a document of its own, to which the admin's policy allows no frame.
    if (near || element.current?.ownerDocument !== document) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
