import { laterPart } from './later-part';
import { useSettled } from './use-settled';

const ToastRegion = laterPart(async () => (await import('./ToastRegion')).ToastRegion);

/** What is said in passing; a page that has just come has nothing to say. */
export function Toasts() {
  return useSettled() && <ToastRegion />;
}
