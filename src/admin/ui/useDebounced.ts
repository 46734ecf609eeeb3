import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setIdle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
