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
  // What nobody has written was never changed.
  const changedAt = (shown && (await pageChangedAt(path, signal))) ?? '';
  if (shown?.updated_at === changedAt) return undefined;
  const { readLatestPage } = await import('./read-latest-page');
  return readLatestPage(path, signal);
}
