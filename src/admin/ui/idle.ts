import { startTransition, useEffect, useState } from 'react';

/** Of a page that is never idle. */
const AT_LATEST_MS = 3000;
/** The first drawing of a page takes a while. */
const DRAWN_AFTER_MS = 500;

/**
 * Settles when the browser has nothing to do; rejects when it is not wanted any more.
 * @param otherwise milliseconds until then in Safari, which has no idle callbacks
 */
export function idle(signal: AbortSignal, otherwise: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => (signal.aborted ? reject(signal.reason as Error) : resolve());
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: AT_LATEST_MS });
    else setTimeout(settle, otherwise);
  });
}

/** Whether the browser has been idle since the page was drawn: what stands beside its fields comes after what one writes with. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    idle(left.signal, DRAWN_AFTER_MS).then(
      // As a transition, drawn in slices: somebody may be writing.
      () => startTransition(() => setIdle(true)),
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return isIdle;
}
