import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled down by more than `threshold` CSS pixels; never on the server. Looked at when the page
 * scrolls and at no other time: to read the place after a change is to lay the whole page out.
 */
export function useScrolledBeyond(threshold: number): boolean {
  const [isBeyond, setBeyond] = useState(false);

  useEffect(() => {
    const look = () => setBeyond(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold]);

  return isBeyond;
}
