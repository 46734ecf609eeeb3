import { useEffect } from 'react';
import { keepWritten } from './start-app';

/** Longer, and a page that stands still would say less than one that moves. */
const PATIENCE_MS = 4000;

/**
 * Lets what the build has written stand for a moment more, while something is on its way that would push what is below
 * it. On a later page it pushes.
 */
export function useWrittenWhile(isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const release = keepWritten();
    const timer = setTimeout(release, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [isOnItsWay]);
}
