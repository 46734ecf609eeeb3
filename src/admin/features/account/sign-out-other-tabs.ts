import { discardAll, openForms } from '../../crud/unsaved-changes/open-forms';
import { lastPerson } from '../../data/session';
import { supabase } from '../../data/supabase-client';

/** Tells a sign-out by choice from a session that has ended, whose forms stay open. */
const tabs = new BroadcastChannel('signed-out');
tabs.addEventListener('message', ({ data: person }: MessageEvent<string | undefined>) => {
  discardAll(person);
  window.location.assign('/admin/login');
});

/** Removes what somebody typed from the browser's other tabs, which go to the sign-in page. */
export function signOutOtherTabs(person: string | undefined): void {
  tabs.postMessage(person);
}

let person = lastPerson();
/** Nobody is handed a form in which somebody else has typed; that stays stored for its owner. */
supabase.auth.onAuthStateChange(() => {
  const before = person;
  person = lastPerson();
  if (!before || !person || person === before || openForms.size === 0) return;
  openForms.forEach(({ discard }) => discard());
  window.location.reload();
});
