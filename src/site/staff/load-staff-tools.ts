import { FLASH_KEY } from '../../shared/flash-message-key';
import { holds, isSession } from './stored-keys';

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
  if (isAsked || !holds('localStorage', isSession)) return;
  isAsked = true;
  import('./StaffBar').then(
    ({ showBar }) => showBar(),
    () => (isAsked = false),
  );
}
