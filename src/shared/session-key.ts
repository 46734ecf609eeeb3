/** Under what name supabase-js keeps, in localStorage, the session of whoever has signed in at /admin. */
export function sessionKey(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
}
