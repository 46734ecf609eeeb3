import { company } from '../../shared/company';
import { loadStaffTools } from '../staff/load-staff-tools';
import { countVisit } from '../statistics/count-visit';
import { fetchChanges } from './fetch-changes';

/** Minimum interval, except for scheduled publications. */
const MIN_INTERVAL_MS = 5 * 60_000;
/** Maximum of `setTimeout`. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** Margin after a scheduled publication. */
const MARGIN_MS = 1000;

let askedAt = -Infinity;
let asking: Promise<number> | undefined;
let isListening = false;
let timer: ReturnType<typeof setTimeout>;

/**
 * Fetches changes now, when the tab becomes visible or the page changes after five minutes, and at a scheduled
 * publication. Ignores failures.
 */
export function revalidate(): void {
  // Staff may have signed in meanwhile, in another tab.
  loadStaffTools();
  if (import.meta.env.VITE_STATISTICS === 'on') countVisit();
  if (!isListening) window.addEventListener('visibilitychange', revalidate);
  isListening = true;
  if (document.visibilityState === 'hidden' || isRecent()) return;
  askedAt = Date.now();
  if (company.get().notice)
    import('./show-notice').then(
      ({ showNotice }) => showNotice(),
      () => undefined,
    );
  asking = ask();
  asking.then(revalidateIn).catch(() => undefined);
}

/** A clock that has been set back is no reason to wait until it has caught up. */
const isRecent = () => Math.abs(Date.now() - askedAt) < MIN_INTERVAL_MS;

function ask(): Promise<number> {
  const answer = fetchChanges();
  // Whoever waits for an answer asks anew; a page that has what to show keeps to the interval.
  answer.catch(() => (asking = undefined));
  return answer;
}

function revalidateIn(dueIn: number): void {
  clearTimeout(timer);
  if (dueIn + MARGIN_MS > MAX_TIMEOUT_MS) return;
  timer = setTimeout(() => {
    askedAt = -Infinity;
    revalidate();
  }, dueIn + MARGIN_MS);
}

/** Resolves after the last revalidation, or a first one, also in a hidden tab; rejects if that fails. */
export async function revalidated(): Promise<void> {
  revalidate();
  await (asking ??= ask());
}
