/** Safari has no idle callbacks. */
const OTHERWISE_MS = 50;
const AT_LATEST_MS = 2000;

/** Settles when the browser has nothing to do; rejects when it is not wanted any more. */
export function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => (signal.aborted ? reject(signal.reason as Error) : resolve());
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: AT_LATEST_MS });
    else setTimeout(settle, OTHERWISE_MS);
  });
}

/** Settles after a time in which nothing has changed. */
export function quiet(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
