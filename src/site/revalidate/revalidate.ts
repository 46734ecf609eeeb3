import { company } from '../../shared/company';
import { loadStaffTools } from '../staff/load-staff-tools';
import { fetchChanges } from './fetch-changes';

/** A visitor asks no more often than this, but when a scheduled record becomes public. */
const ASK_AGAIN_AFTER_MS = 5 * 60_000;
/** Timers count milliseconds in 31 bits; a tab is not left open that long without being looked at anew. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** The database is asked a little later, rather than a little too early. */
const LATER_MS = 1000;

let askedAt = -Infinity;
let asking: Promise<number> | undefined;
let isListening = false;
let timer: ReturnType<typeof setTimeout>;

/**
 * Reads what has changed: now, when the visitor comes back to the tab or goes on to another page after five minutes, and when a
 * scheduled record becomes public. A question that fails changes nothing.
 */
export function revalidate(): void {
  // Also to those who have signed in, meanwhile, in another tab.
  loadStaffTools();
  if (!isListening) window.addEventListener('visibilitychange', revalidate);
  isListening = true;
  if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
  askedAt = Date.now();
  if (company.get().notice) void import('./show-notice').then(({ showNotice }) => showNotice());
  asking = fetchChanges();
  asking.then(revalidateIn).catch(() => undefined);
}

function revalidateIn(dueIn: number): void {
  clearTimeout(timer);
  if (dueIn + LATER_MS > LONGEST_WAIT_MS) return;
  timer = setTimeout(() => {
    askedAt = -Infinity;
    revalidate();
  }, dueIn + LATER_MS);
}

/** Settles when the content is as new as the last answer; at once where nobody has asked. Rejects where nothing answered. */
export async function revalidated(): Promise<void> {
  revalidate();
  await asking;
}
