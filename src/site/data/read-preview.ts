import { REQUEST_TIMEOUT_MS } from '../../shared/request-timeout';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';

/**
 * The row that a preview link was made for, as it is now; nothing once the link is revoked or has ended.
 * @param call the function that knows the token, with what is wanted of the row
 */
export async function readPreview<Row>(call: string, token: string): Promise<Row | undefined> {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${call}`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const [row] = (await response.json()) as Row[];
  return row;
}
