import versions from '../../shared/content/published/versions';
import { readContentVersions, type ContentVersions } from '../../shared/content/read-content';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';
import { shownTables } from './shown-tables';

/** What has been changed since the pages were built, in words; open pages show it all the same. */
export async function stateOfBuild(): Promise<string> {
  const endpoint = { url: supabaseUrl, key: supabaseKey };
  const now = await readContentVersions(endpoint, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  // A server of sources builds nothing.
  const built: ContentVersions | null = versions;
  if (!now || !built) return '';
  const newer = shownTables.filter((table) => now[table] !== built[table]);
  if (newer.length === 0) return 'The built pages are up to date';
  return `Newer than the built pages: ${newer.join(', ').replaceAll('_', ' ')}`;
}
