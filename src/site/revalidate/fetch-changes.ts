import builtState from 'virtual:content-state';
import { changedTables, readContentState } from '../../shared/content/content-state';
import { REQUEST_TIMEOUT_MS } from '../../shared/request-timeout';
import { project } from '../../shared/supabase';

/** Of what this page shows, or may come to show. */
let state = builtState;

/**
 * Asks one small question, which tables have changed since they were shown; only then are they read and shown. Rejects where
 * something could not be read, which stays as it is and is asked for again the next time.
 * @returns in how many milliseconds to ask again, where a scheduled record becomes public
 */
export async function fetchChanges(): Promise<number> {
  const now = await readContentState(project, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  const changed = changedTables(state, now.state);
  if (changed.length > 0) await (await import('./render-changes')).renderChanges(changed);
  state = now.state;
  return now.dueIn;
}
