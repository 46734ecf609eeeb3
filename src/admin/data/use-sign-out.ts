import { useLogout, useNotify } from 'react-admin';
import { signInRequired } from './auth-provider';
import { refusalOf } from './auth-words';
import { signOut } from './session';

const DONE = {
  local: 'You have signed out.',
  global: 'You have signed out, here and everywhere else.',
};

/** The way out, in words; leads to the login page where one is asked for. */
export function useSignOut() {
  const leaveAdmin = useLogout();
  const notify = useNotify();
  return async (scope: 'local' | 'global') => {
    try {
      await signOut(scope);
    } catch (error) {
      notify(refusalOf(error, 'You could not be signed out').message, { type: 'error' });
      return;
    }
    notify(DONE[scope], { type: 'info' });
    if (signInRequired) await leaveAdmin();
  };
}
