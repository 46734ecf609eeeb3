import { startTransition, useEffect, useState } from 'react';

/** Safari has no idle callbacks. */
const SETTLED_AFTER_MS = 500;
/** Of a page that is never idle. */
const AT_LATEST_MS = 3000;

/** Whether the browser has been idle since the page was drawn: what stands beside its fields comes after what one writes with. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // As a transition, drawn in slices: somebody may be writing.
    const settle = () => startTransition(() => setIdle(true));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, SETTLED_AFTER_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(settle, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
