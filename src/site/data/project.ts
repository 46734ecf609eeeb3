import type { Endpoint } from '../../shared/endpoint';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';

/** Where visitors' pages read. */
export const project: Endpoint = { url: supabaseUrl, key: supabaseKey };

/** Gives a request up when nobody waits for it any more, or when its answer is not complete after ten seconds. */
export function withTimeout(signal: AbortSignal): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  return AbortSignal.any([signal, timeout.signal]);
}
