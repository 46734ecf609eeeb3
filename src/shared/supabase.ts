import type { Endpoint } from './endpoint';

/** Hosted: the two public variables. Embedded: the page's own origin, with vite.config.ts's local publishable key. */
export const supabaseUrl: string =
  import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '';
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** Timeout of requests to the backend (docs/specification.md, 9). */
export const REQUEST_TIMEOUT_MS = 10_000;

/** For visitors' requests. */
export const project: Endpoint = { url: supabaseUrl, key: supabaseKey };

/** Adds a timeout of ten seconds, which includes the body. */
export function withTimeout(signal: AbortSignal): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  return AbortSignal.any([signal, timeout.signal]);
}
