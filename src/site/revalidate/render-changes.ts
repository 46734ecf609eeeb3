import type { ReadType } from '../../content-types/public-type';
import { pageReferences, readTypes } from '../../content-types/public-types';
import { featureFlags } from '../../shared/feature-flags';
import { requestTimeout } from '../../shared/request-timeout';
import { project } from '../../shared/supabase';
import { invalidatePages, refetchAfterChange } from '../data/page-data';
import { QUOTED, readContent } from '../data/read-content';
import { showNotice } from './show-notice';
import { flushSync } from 'react-dom';
import { contentInUse, setContent, type RowsByTable } from '../../shared/content/content-store';
import { picturesIn } from '../../shared/content/picture';
import { keepInPlace } from './keep-in-place';

/** Refetches and renders changed tables, and those that quote or reference them. Rejects if some could not be read. */
export async function renderChanges(changed: readonly string[]): Promise<void> {
  // A quoted table affects every text.
  const isQuoted = QUOTED.some((table) => changed.includes(table));
  const isTouched = (tables: readonly { table: string }[]) =>
    isQuoted || tables.some(({ table }) => changed.includes(table));
  const isWanted = (type: ReadType) => isTouched([type, ...type.refersTo]);
  const failed = readTypes.some(isWanted) ? await refetchContent(isWanted) : [];
  const withPages = isTouched([{ table: 'pages' }, ...pageReferences]);
  if (withPages) invalidatePages();
  await refetchAfterChange(withPages ? [...changed, 'pages'] : changed);
  if (failed.length > 0) throw new Error(`${failed.join()} could not be read`);
}

/** Refetches and renders content types; returns the tables that could not be read. */
async function refetchContent(isWanted: (type: ReadType) => boolean): Promise<string[]> {
  const { rows, refusals } = await readContent(project, {
    isWanted,
    flags: featureFlags(),
    signal: requestTimeout(),
  });
  if (rows.company?.length === 0) throw new Error('Of the company something is missing');
  renderContent(rows);
  showNotice();
  return refusals.map(({ table }) => table);
}

/** Renders rows synchronously, for keepInPlace() to measure. */
function renderContent(read: RowsByTable): void {
  keepEncoded(read);
  keepInPlace(() => flushSync(() => setContent(read)));
}

/** Keeps the encoded widths of unchanged pictures. */
function keepEncoded(read: RowsByTable): void {
  const built = new Map(picturesIn(contentInUse()).map(({ src, avif }) => [src, avif]));
  for (const picture of picturesIn(read)) picture.avif ??= built.get(picture.src);
}
