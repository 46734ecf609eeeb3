import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';
import type { PageRow } from './page-rows';
import type { ReadablePage } from './page-of-sections';

/** The page that a preview link was made for, as it is now; nothing once the link is revoked or has ended. */
export async function previewPage(token: string): Promise<ReadablePage | undefined> {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/preview_page`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const [row] = (await response.json()) as PageRow[];
  return row && (await import('./readable-page')).readablePage(row);
}
