import { pageReferences } from '../../content-types/public-types';
import { rowsInUse } from '../../shared/content/content-store';
import versions from '../../shared/content/published/versions';
import { readContentVersions, type ContentVersions } from '../../shared/content/read-versions';
import { project, REQUEST_TIMEOUT_MS } from '../../shared/supabase';

let shownVersions = versions;

/** The blog itself asks for its own (data/query-client.ts). */
const pagesNamePosts = pageReferences.some(({ table }) => table === 'blog_posts');

/** Whether the project says which of its tables have changed. */
export const tellsChanges = () => shownVersions !== null;

/**
 * Asks one small question, which tables have changed since they were shown; only then are they read and shown. Rejects where
 * nothing answered, which changes nothing.
 */
export async function readChanged(): Promise<void> {
  const before = shownVersions ?? {};
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const [now, due] = await Promise.all([readContentVersions(project, signal), readDue(signal)]);
  if (!now) return;
  const written = Object.keys(now).filter(
    (table) => now[table] !== before[table] && (table !== 'blog_posts' || pagesNamePosts),
  );
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
  const rows = import.meta.env.NO_PUBLIC_TYPES ? {} : rowsInUse();
  if (Object.keys(rows).length === 0) return [];
  return (await import('./due-tables')).dueTables(project, rows, signal);
}
