import versions from 'virtual:versions';
import { contentInUse } from '../../shared/content/content-store';
import { readContentVersions, type ContentVersions } from '../../shared/content/read-versions';
import { project, REQUEST_TIMEOUT_MS } from '../../shared/supabase';

let shownVersions = versions;

/**
 * Asks one small question, which tables have changed since they were shown; only then are they read and shown. Rejects where
 * nothing answered, which changes nothing.
 */
export async function readChanged(): Promise<void> {
  const before = shownVersions;
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const [now, due] = await Promise.all([readContentVersions(project, signal), readDue(signal)]);
  const written = Object.keys(now).filter((table) => now[table] !== before[table]);
  const changed = [...written, ...due];
  if (changed.length === 0) return;
  const { setChangedContent } = await import('./set-changed-content');
  const unread = await setChangedContent(project, changed);
  // What could not be read is asked for again the next time.
  const old = unread.map((table) => [table, before[table]]);
  shownVersions = { ...now, ...(Object.fromEntries(old) as ContentVersions) };
}

/** The tables with records whose time has come; asked only where such records are shown. */
async function readDue(signal: AbortSignal): Promise<readonly string[]> {
  if (import.meta.env.NO_PUBLIC_TYPES) return [];
  return (await import('./due-tables')).dueTables(project, contentInUse(), signal);
}
