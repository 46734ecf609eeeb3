import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../../shared/database.types';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';

/** Reads the database as any visitor may. Repeating a failed request is the cache's decision, not the client's. */
export const database = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
  headers: { apikey: supabaseKey },
  retry: false,
});

/** Gives a request up when nobody waits for it any more, or when its answer is not complete after ten seconds. */
export function withTimeout(signal: AbortSignal): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  return AbortSignal.any([signal, timeout.signal]);
}
