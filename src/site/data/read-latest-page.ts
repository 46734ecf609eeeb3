import { originalPage } from '../../shared/content/original-pages';
import { movedTo } from './moved-address';
import { readPage } from './page-rows';
import type { ReadablePage } from './readable-page';
import { project } from '../../shared/supabase';

/** The page at a path as it is written now, or where it has gone. */
export async function readLatestPage(
  path: string,
  signal: AbortSignal,
): Promise<{ page?: ReadablePage; movedTo?: string }> {
  const row = (await readPage(path, signal)) ?? (await originalPage(path));
  if (!row) return { movedTo: await movedTo(project, path, signal) };
  const [{ readablePage }, { loadSections }] = await Promise.all([
    import('./readable-page'),
    import('../sections/Sections'),
  ]);
  const page = readablePage(row);
  await loadSections(page.sections);
  return { page };
}
