import { startTransition, useEffect, useState } from 'react';

/** For a page that is never idle. */
const AT_LATEST_MS = 3000;
/** Estimate of the first render. */
const DRAWN_AFTER_MS = 500;

/**
 * Resolves when the browser is idle; rejects when aborted.
 * @param otherwise milliseconds in Safari, which lacks idle callbacks
 */
export function whenIdle(signal: AbortSignal, otherwise: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => (signal.aborted ? reject(signal.reason as Error) : resolve());
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: AT_LATEST_MS });
    else setTimeout(settle, otherwise);
  });
}

/** Whether the browser has been idle since the first render: what is beside the fields loads after them. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    whenIdle(left.signal, DRAWN_AFTER_MS).then(
      // A transition, rendered in slices: the user may be typing.
      () => startTransition(() => setIdle(true)),
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return isIdle;
}
