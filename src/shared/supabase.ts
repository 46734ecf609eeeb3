import type { Endpoint } from './endpoint';

/** Hosted: the two public variables. Embedded: the page's own origin, with vite.config.ts's local publishable key. */
export const supabaseUrl: string =
  import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '';
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** For visitors' requests. */
export const project: Endpoint = { url: supabaseUrl, key: supabaseKey };
