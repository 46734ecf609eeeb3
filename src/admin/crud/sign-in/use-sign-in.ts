import { CodeNeeded, type Credentials } from '../../data/auth-provider';
import { useAccountForm } from './use-account-form';
import { useSession } from '../../data/session';

/** The submit of a sign-in form: the password first, then a code where the account asks for one. */
export function useSignIn(signIn: (credentials: Credentials) => Promise<unknown>) {
  const isCodeAsked = useSession().awaitsCode === true;
  const form = useAccountForm(async ({ email = '', password = '', ...factor }) => {
    try {
      await signIn(isCodeAsked ? { factor } : { email, password });
    } catch (error) {
      if (!(error instanceof CodeNeeded)) throw error;
    }
  }, 'You could not be signed in');
  return { ...form, isCodeAsked };
}
