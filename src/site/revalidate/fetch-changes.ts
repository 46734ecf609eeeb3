import builtState from 'virtual:content-state';
import { changedTables, readContentState } from '../../shared/content/content-state';
import { requestTimeout } from '../../shared/request-timeout';
import { project } from '../../shared/supabase';

/** Of the content in use. */
let state = builtState;

/**
 * Fetches the tables' state, and renders changed tables. Rejects when a table cannot be read, which is retried the next
 * time.
 * @returns milliseconds until the next scheduled publication
 */
export async function fetchChanges(): Promise<number> {
  const now = await readContentState(project, requestTimeout());
  const changed = changedTables(state, now.state);
  if (changed.length > 0) await (await import('./render-changes')).renderChanges(changed);
  state = now.state;
  return now.dueIn;
}
