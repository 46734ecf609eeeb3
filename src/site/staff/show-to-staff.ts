/** Under what name supabase-js keeps the session of whoever has signed in at /admin with this browser. */
const SESSION = /^sb-.+-auth-token$/;

let isAsked = false;

/** Fetches the bar for whoever has signed in; for visitors this is one look, and no more. */
export function showToStaff(): void {
  if (isAsked || !isSignedIn()) return;
  isAsked = true;
  import('./StaffBar').then(
    ({ showBar }) => showBar(),
    () => (isAsked = false),
  );
}

function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((name) => SESSION.test(name));
  } catch {
    return false;
  }
}
