import { type PageText, PAGE_COLUMNS } from '../../shared/content/content-rows';
import { movedTo } from './find-redirect';
import type { ReadablePage } from './readable-page';
import { withTimeout } from '../../shared/request-timeout';
import { project } from '../../shared/supabase';
import { readTable } from '../../shared/content/read-tables';

/** The current page at a path, or its redirect. */
export async function readLatestPage(
  path: string,
  leaving: AbortSignal,
): Promise<{ page?: ReadablePage; movedTo?: string }> {
  const signal = withTimeout(leaving);
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
    import('./fill-placeholders'),
  ]);
  const fill = currentFill();
  if (pageReferences.length === 0) return readablePage(row, fill);
  const { readNamedRecords } = await import('./named-records');
  return readablePage(row, fill, await readNamedRecords(project, pageReferences, fill, signal));
}

/** The stored published page. */
async function readPage(path: string, signal: AbortSignal): Promise<PageText | undefined> {
  const filter = `path=eq.${encodeURIComponent(path)}`;
  const query = { table: 'pages', columns: PAGE_COLUMNS, order: 'path', filter, limit: 1 };
  return (await readTable<PageText>(project, query, signal))[0];
}
