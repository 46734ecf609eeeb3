import type { ReadType } from '../../content-types/public-type';
import { pageReferences, readTypes } from '../../content-types/public-types';
import { REQUEST_TIMEOUT_MS } from '../../shared/request-timeout';
import { project } from '../../shared/supabase';
import { forgetPages } from '../data/page-data';
import { QUOTED, readContent } from '../data/read-content';
import { refetchAfterChange } from './on-content-change';
import { showNotice } from './show-notice';
import { renderContent } from './render-content';

/** Reads what has changed, and what quotes or names it, and puts it in the place of what is shown. Rejects where some could not be read. */
export async function renderChanges(changed: readonly string[]): Promise<void> {
  // With one of those that texts quote, every text may have changed.
  const isQuoted = QUOTED.some((table) => changed.includes(table));
  const isTouched = (tables: readonly { table: string }[]) =>
    isQuoted || tables.some(({ table }) => changed.includes(table));
  const isWanted = (type: ReadType) => isTouched([type, ...type.refersTo]);
  const unread = readTypes.some(isWanted) ? await showContent(isWanted) : [];
  const withPages = isTouched([{ table: 'pages' }, ...pageReferences]);
  if (withPages) forgetPages();
  await refetchAfterChange(withPages ? [...changed, 'pages'] : changed);
  if (unread.length > 0) throw new Error(`${unread.join()} could not be read`);
}

/** Puts the rows of these content types in the place of what is shown; gives back the tables that could not be read. */
async function showContent(isWanted: (type: ReadType) => boolean): Promise<string[]> {
  const { rows, refusals } = await readContent(project, {
    isWanted,
    enquiries: import.meta.env.VITE_ENQUIRIES,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (rows.company?.length === 0) throw new Error('Of the company something is missing');
  renderContent(rows);
  showNotice();
  return refusals.map(({ table }) => table);
}
