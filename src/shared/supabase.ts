/**
 * Where the backend is. Hosted: the two public variables. Embedded: the page's own origin, whatever its port,
 * with the local publishable key that vite.config.ts puts in their place.
 */
export const supabaseUrl: string =
  import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '';
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** Requests to the backend are given up after this long (docs/specification.md, 9). */
export const REQUEST_TIMEOUT_MS = 10_000;
