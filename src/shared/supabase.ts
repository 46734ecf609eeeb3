import type { Endpoint } from './endpoint';

/**
 * Where the backend is. Hosted: the two public variables. Embedded: the page's own origin, whatever its port,
 * with the local publishable key that vite.config.ts puts in their place.
 */
export const supabaseUrl: string =
  import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '';
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** Requests to the backend are given up after this long (docs/specification.md, 9). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Where visitors' pages read. */
export const project: Endpoint = { url: supabaseUrl, key: supabaseKey };

/** Gives a request up when nobody waits for it any more, or when its answer is not complete after ten seconds. */
export function withTimeout(signal: AbortSignal): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  return AbortSignal.any([signal, timeout.signal]);
}
