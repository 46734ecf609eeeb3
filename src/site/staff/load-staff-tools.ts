import { FLASH_KEY } from '../../shared/flash-key';

/** The key of supabase-js's session. */
const SESSION = /^sb-.+-auth-token$/;

let isAsked = false;

/**
 * Loads the bar for signed-in staff, and a message that the admin left in this tab; visitors pay for one look at the
 * storage.
 */
export function loadStaffTools(): void {
  if (holds('sessionStorage', (key) => key === FLASH_KEY)) {
    // Retried on the next page.
    import('./Toast').then(({ showToast }) => showToast()).catch(() => undefined);
  }
  if (isAsked || !holds('localStorage', (key) => SESSION.test(key))) return;
  isAsked = true;
  import('./StaffBar').then(
    ({ showBar }) => showBar(),
    () => (isAsked = false),
  );
}

/** False where storage is blocked. */
function holds(storage: 'localStorage' | 'sessionStorage', isIt: (key: string) => boolean) {
  try {
    return Object.keys(window[storage]).some(isIt);
  } catch {
    return false;
  }
}
