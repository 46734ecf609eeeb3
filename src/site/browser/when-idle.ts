/** Does something when the browser has nothing else to do; Safari, which does not say when, gets a second. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
