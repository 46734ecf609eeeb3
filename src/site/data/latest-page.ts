import { pageChangedAt } from './page-rows';
import type { ReadablePage } from './readable-page';
import { withTimeout } from '../../shared/supabase';

/** What is at a path now; `undefined` while it is what is shown already. The code of its sections comes along. */
export async function latestPage(
  path: string,
  shown: ReadablePage | undefined,
  leaving: AbortSignal,
): Promise<{ page?: ReadablePage; movedTo?: string } | undefined> {
  const signal = withTimeout(leaving);
  if (shown && shown.updated_at === (await pageChangedAt(path, signal))) return undefined;
  const { readLatestPage } = await import('./read-latest-page');
  return readLatestPage(path, signal);
}
