/** A project's REST API (Supabase, "Data REST API"). */
export interface Endpoint {
  url: string;
  /** The public key. */
  key: string;
  /** In place of the network's. */
  fetch?: typeof fetch;
}
