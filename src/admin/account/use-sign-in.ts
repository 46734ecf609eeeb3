import { useAccountForm } from './use-account-form';
import type { Credentials } from '../providers/auth-provider';

/** The submit of a sign-in form. */
export function useSignIn(signIn: (credentials: Credentials) => Promise<unknown>) {
  return useAccountForm(
    ({ email = '', password = '' }) => signIn({ email, password }),
    'You could not be signed in',
  );
}
