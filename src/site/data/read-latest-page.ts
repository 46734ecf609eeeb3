import type { PageText } from '../../shared/content/content-rows';
import { movedTo } from './moved-address';
import { readPage } from './page-rows';
import type { ReadablePage } from './readable-page';
import { project } from '../../shared/supabase';

/** The current page at a path, or its redirect. */
export async function readLatestPage(
  path: string,
  signal: AbortSignal,
): Promise<{ page?: ReadablePage; movedTo?: string }> {
  const row = await readPage(path, signal);
  if (!row) return { movedTo: (await movedTo(project, path, signal))?.path };
  const [page, { loadSections }] = await Promise.all([
    readPageSafely(row, signal),
    import('../sections/Sections'),
  ]);
  await loadSections(page.sections);
  return { page };
}

/** Converts a stored page to a readable one, with referenced records. */
export async function readPageSafely(row: PageText, signal: AbortSignal): Promise<ReadablePage> {
  const [{ readablePage, pageReferences }, { currentFill }] = await Promise.all([
    import('./readable-page'),
    import('./current-fill'),
  ]);
  const fill = currentFill();
  if (pageReferences.length === 0) return readablePage(row, fill);
  const { readNamedRecords } = await import('./named-records');
  return readablePage(row, fill, await readNamedRecords(project, pageReferences, fill, signal));
}
