import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled down by more than `threshold` CSS pixels; never on the server. Looked at with the
 * first frame and when the page scrolls: to read the place after a change is to lay the whole page out, there and then.
 */
export function useScrolledBeyond(threshold: number): boolean {
  const [isBeyond, setBeyond] = useState(false);

  useEffect(() => {
    const look = () => setBeyond(window.scrollY > threshold);
    const firstLook = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(firstLook);
      window.removeEventListener('scroll', look);
    };
  }, [threshold]);

  return isBeyond;
}
