import { type ReactNode, Suspense, useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { discardAll, everythingUnsaved } from '../../crud/unsaved-changes/open-forms';
import type { UnsavedChanges } from '../../crud/unsaved-changes/parse-changes';
import { signInRequired } from '../../data/auth-provider';
import { refusalOf } from '../../data/auth-messages';
import { lastPerson, signOut } from '../../data/session';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { toasts } from '../../ui/toasts';
import { signOutOtherTabs } from './sign-out-other-tabs';

const SignOutDialog = lazyWithRetry(() => import('./SignOutDialog'));

const DONE = {
  local: toasts.signedOut,
  global: toasts.signedOutEverywhere,
};

type Scope = keyof typeof DONE;

/**
 * Asks about unsaved changes, signs out, removes them from the device and redirects to the login page if required.
 * @param onSignedOut in place of the redirect
 * @returns the function that signs out, the dialog, and whether the server is being asked
 */
export function useSignOut(
  onSignedOut?: () => void,
): [signOut: (scope: Scope) => Promise<void>, question: ReactNode, isLeaving: boolean] {
  const leaveAdmin = useLogout();
  const notify = useNotify();
  const [asked, setAsked] = useState<{ scope: Scope; unsaved: readonly UnsavedChanges[] }>();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async (scope: Scope) => {
    setAsked(undefined);
    setLeaving(true);
    const person = lastPerson();
    try {
      await signOut(scope);
    } catch (error) {
      notify(refusalOf(error, toasts.notSignedOut).message, { type: 'error' });
      return;
    } finally {
      setLeaving(false);
    }
    discardAll(person);
    signOutOtherTabs(person);
    notify(DONE[scope], { type: 'info' });
    if (onSignedOut) onSignedOut();
    else if (signInRequired) await leaveAdmin();
  };
  const ask = async (scope: Scope) => {
    const unsaved = everythingUnsaved();
    if (unsaved.length > 0) setAsked({ scope, unsaved });
    else await leave(scope);
  };
  return [
    ask,
    asked && (
      <Suspense fallback={null}>
        <SignOutDialog
          unsaved={asked.unsaved}
          onStay={() => setAsked(undefined)}
          onLeave={() => void leave(asked.scope)}
        />
      </Suspense>
    ),
    isLeaving,
  ];
}
