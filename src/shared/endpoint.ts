/** Where a project's data is read (Supabase, "Data REST API"). */
export interface Endpoint {
  url: string;
  /** The public key. */
  key: string;
  /** How it is reached, where that is not over the network. */
  fetch?: typeof fetch;
}
