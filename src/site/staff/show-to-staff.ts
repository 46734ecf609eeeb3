import { FLASH_KEY } from '../../shared/flash-key';

/** Under what name supabase-js keeps the session of whoever has signed in at /admin with this browser. */
const SESSION = /^sb-.+-auth-token$/;

let isAsked = false;

/**
 * Fetches the bar for whoever has signed in, and the message that the admin has left in this tab; for visitors this is one
 * look, and no more.
 */
export function showToStaff(): void {
  if (holds('sessionStorage', (key) => key === FLASH_KEY)) {
    // What cannot be had now waits for the next page.
    import('./Toast').then(({ showToast }) => showToast()).catch(() => undefined);
  }
  if (isAsked || !holds('localStorage', (key) => SESSION.test(key))) return;
  isAsked = true;
  import('./StaffBar').then(
    ({ showBar }) => showBar(),
    () => (isAsked = false),
  );
}

/** Whether something is kept under such a name; nothing is where storage is blocked. */
function holds(storage: 'localStorage' | 'sessionStorage', isIt: (key: string) => boolean) {
  try {
    return Object.keys(window[storage]).some(isIt);
  } catch {
    return false;
  }
}
