import { pageReferences } from '../../content-types/public-types';
import type { PageText } from '../../shared/content/content-rows';
import { movedTo } from './moved-address';
import { readPage } from './page-rows';
import type { ReadablePage } from './readable-page';
import { project } from '../../shared/supabase';

/** The page at a path as it is written now, or where it has gone. */
export async function readLatestPage(
  path: string,
  signal: AbortSignal,
): Promise<{ page?: ReadablePage; movedTo?: string }> {
  const row = await readPage(path, signal);
  if (!row) return { movedTo: await movedTo(project, path, signal) };
  const [page, { loadSections }] = await Promise.all([
    readPageSafely(row, signal),
    import('../sections/Sections'),
  ]);
  await loadSections(page.sections);
  return { page };
}

/** A stored page, safe to show, with what its sections name. */
export async function readPageSafely(row: PageText, signal: AbortSignal): Promise<ReadablePage> {
  const [{ readablePage }, record] = await Promise.all([
    import('./readable-page'),
    pageReferences.length > 0 ? readReferred(signal) : undefined,
  ]);
  return readablePage(row, undefined, record);
}

/** What is called by its title in sections. */
async function readReferred(signal: AbortSignal) {
  const [{ readNamedRecords }, { publishedFill }] = await Promise.all([
    import('./named-records'),
    import('./published-fill'),
  ]);
  return readNamedRecords(project, pageReferences, publishedFill(), signal);
}
