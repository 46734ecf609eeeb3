import { requestTimeout } from '../../shared/request-timeout';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';

/**
 * The current row of a preview link; `undefined` for a revoked or expired one.
 * @param call the function, with its `select` parameter
 */
export async function readPreview<Row>(call: string, token: string): Promise<Row | undefined> {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${call}`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
    cache: 'no-store',
    signal: requestTimeout(),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const [row] = (await response.json()) as Row[];
  return row;
}
