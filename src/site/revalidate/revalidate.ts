import { CONTENT_TABLES } from '../../shared/content/content-rows';
import versions from '../../shared/content/published/versions';
import { readContentVersions } from '../../shared/content/read-content';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';
import { showToStaff } from '../staff/show-to-staff';
import { showNotice } from './show-notice';

/** A visitor asks no more often than this. */
const ASK_AGAIN_AFTER_MS = 5 * 60_000;

const endpoint = { url: supabaseUrl, key: supabaseKey };

let shownVersions = versions;
let askedAt = -Infinity;
let isListening = false;

/**
 * Asks one small question, now and whenever the visitor comes back to the tab: which tables have changed. Only then are
 * they read and shown. A question that fails changes nothing.
 */
export function revalidate(): void {
  // Also to those who have signed in, meanwhile, in another tab.
  showToStaff();
  if (!shownVersions) return;
  if (!isListening) window.addEventListener('visibilitychange', revalidate);
  isListening = true;
  if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
  askedAt = Date.now();
  showNotice();
  ask().catch(() => undefined);
}

async function ask(): Promise<void> {
  const before = shownVersions ?? {};
  const now = await readContentVersions(endpoint, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (!now) return;
  const changed = CONTENT_TABLES.filter((table) => now[table] !== before[table]);
  if (changed.length === 0) return;
  const { setChangedContent } = await import('./set-changed-content');
  await setChangedContent(endpoint, changed, now);
  shownVersions = now;
}
