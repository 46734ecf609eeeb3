import { lazyWithRetry } from './lazy-with-retry';
import { useIdle } from './idle';

const ToastRegion = lazyWithRetry(async () => (await import('./ToastRegion')).ToastRegion, null);

/** What is said in passing; a page that has just come has nothing to say. */
export function Toasts() {
  return useIdle() && <ToastRegion />;
}
