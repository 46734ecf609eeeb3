import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 500;

/** Whether the form has been there for a moment: what stands beside its fields is fetched after what one writes with. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
