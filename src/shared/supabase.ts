/** A project's REST API (Supabase, "Data REST API"). */
export interface Endpoint {
  url: string;
  /** The public key. */
  key: string;
  /** In place of the network's. */
  fetch?: typeof fetch;
}

/** Hosted: the two public variables. Embedded: the page's own origin, with vite.config.ts's local publishable key. */
export const supabaseUrl: string =
  import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin || '';
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** For visitors' requests. */
export const project: Endpoint = { url: supabaseUrl, key: supabaseKey };
