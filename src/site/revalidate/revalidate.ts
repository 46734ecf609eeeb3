import { company } from '../../shared/company';
import { showToStaff } from '../staff/show-to-staff';
import { readChanged } from './read-changed';

/** A visitor asks no more often than this. */
const ASK_AGAIN_AFTER_MS = 5 * 60_000;

let askedAt = -Infinity;
let asking: Promise<void> | undefined;
let isListening = false;

/** Reads what has changed, now and whenever the visitor comes back to the tab. A question that fails changes nothing. */
export function revalidate(): void {
  // Also to those who have signed in, meanwhile, in another tab.
  showToStaff();
  if (!isListening) window.addEventListener('visibilitychange', revalidate);
  isListening = true;
  if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
  askedAt = Date.now();
  if (company.get().notice) void import('./show-notice').then(({ showNotice }) => showNotice());
  asking = readChanged();
  asking.catch(() => undefined);
}

/** Settles when the content is as new as the last answer; at once where nobody has asked. Rejects where nothing answered. */
export async function revalidated(): Promise<void> {
  revalidate();
  await asking;
}
