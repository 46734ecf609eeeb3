import type { PageRow } from './page-rows';
import type { ReadablePage } from './page-of-sections';
import { readPreview } from './read-preview';

/** The page that a preview link was made for, as it is now; nothing once the link is revoked or has ended. */
export async function previewPage(token: string): Promise<ReadablePage | undefined> {
  const row = await readPreview<PageRow>('preview_page', token);
  return row && (await import('./readable-page')).readablePage(row);
}
