import { rowsInUse } from '../../shared/content/content-store';
import versions from '../../shared/content/published/versions';
import { readContentVersions, type ContentVersions } from '../../shared/content/read-versions';
import { project, REQUEST_TIMEOUT_MS } from '../../shared/supabase';
import { showToStaff } from '../staff/show-to-staff';
import { showNotice } from './show-notice';

/** A visitor asks no more often than this. */
const ASK_AGAIN_AFTER_MS = 5 * 60_000;

let shownVersions = versions;
let askedAt = -Infinity;
let asking: Promise<void> | undefined;
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
  asking = ask();
  asking.catch(() => undefined);
}

/** Settles when the content is as new as the last answer; at once where nobody has asked. Rejects where nothing answered. */
export async function revalidated(): Promise<void> {
  revalidate();
  await asking;
}

async function ask(): Promise<void> {
  const before = shownVersions ?? {};
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const [now, due] = await Promise.all([readContentVersions(project, signal), readDue(signal)]);
  if (!now) return;
  const written = Object.keys(now).filter((table) => now[table] !== before[table]);
  const changed = [...written, ...due];
  if (changed.length === 0) return;
  const { setChangedContent } = await import('./set-changed-content');
  const unread = await setChangedContent(project, changed, now);
  // What could not be read is asked for again the next time.
  const old = unread.map((table) => [table, before[table]]);
  shownVersions = { ...now, ...(Object.fromEntries(old) as ContentVersions) };
}

/** The tables with records whose time has come; asked only where such records are shown. */
async function readDue(signal: AbortSignal): Promise<readonly string[]> {
  const rows = import.meta.env.NO_PUBLIC_TYPES ? {} : rowsInUse();
  if (Object.keys(rows).length === 0) return [];
  return (await import('./due-tables')).dueTables(project, rows, signal);
}
