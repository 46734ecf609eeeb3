/** For a page that is never idle. */
const AT_LATEST_MS = 3000;
/** Estimate of a first render. */
const RENDERED_AFTER_MS = 500;

/**
 * Resolves when the browser is idle; rejects when aborted.
 * @param otherwise milliseconds in Safari, which lacks idle callbacks
 */
export function whenIdle(signal?: AbortSignal, otherwise = RENDERED_AFTER_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => (signal?.aborted ? reject(signal.reason as Error) : resolve());
    if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: AT_LATEST_MS });
    else setTimeout(settle, otherwise);
  });
}

/** Uses code that a page does without: where it cannot be fetched, there is no error. */
export async function withLateCode<Module>(
  fetchModule: () => Promise<Module>,
  act: (module: Module) => void,
): Promise<void> {
  await whenIdle();
  const module = await fetchModule().catch(() => undefined);
  if (module) act(module);
}
