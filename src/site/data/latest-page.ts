import type { Endpoint } from '../../shared/endpoint';
import { pageMovedTo } from './moved-address';
import { pageChangedAt, readPage } from './page-rows';
import type { ReadablePage } from './page-of-sections';

/** What is at a path now; `undefined` while it is what is shown already. The code of its sections comes along. */
export async function latestPage(
  endpoint: Endpoint,
  path: string,
  shown: ReadablePage | undefined,
  signal: AbortSignal,
): Promise<{ page?: ReadablePage; movedTo?: string } | undefined> {
  if (shown && (await pageChangedAt(endpoint, path, signal)) === shown.updated_at) return undefined;
  const row = await readPage(endpoint, path, signal);
  if (!row) return { movedTo: await pageMovedTo(endpoint, path, signal) };
  const [{ readablePage }, { loadSections }] = await Promise.all([
    import('./readable-page'),
    import('../sections/Sections'),
  ]);
  const page = readablePage(row);
  await loadSections(page.sections);
  return { page };
}
