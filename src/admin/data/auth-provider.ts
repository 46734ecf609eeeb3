import type { AuthProvider } from 'react-admin';
import { needsSecondFactor, hasSessionEnded, signOut } from './session';
import type { SecondFactor } from './second-factor';

/** Whether the login page stands in front of the admin (VITE_ADMIN_SIGN_IN); by default nobody is asked (docs/specification.md, 2). */
export const signInRequired = import.meta.env.VITE_ADMIN_SIGN_IN === 'required';

export type Credentials = { email: string; password: string } | { factor: SecondFactor };

/** The password was right, and the account asks for a code of its second factor too. */
export class CodeNeeded extends Error {
  override name = 'CodeNeeded';
}

/** Sign-in by e-mail. Who may save is the server's decision: a refusal never throws away what somebody has typed. */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    if ('factor' in credentials) {
      const { showSecondFactor } = await import('./second-factor');
      return showSecondFactor(credentials.factor);
    }
    const { supabase } = await import('./supabase-client');
    const { data, error } = await supabase.auth.signInWithPassword(credentials);
    if (error) throw error;
    if (needsSecondFactor(data.session)) throw new CodeNeeded();
  },
  logout: () => signOut('local'),
  checkAuth: async () => {
    if (!signInRequired) return;
    const { supabase } = await import('./supabase-client');
    const { data } = await supabase.auth.getSession();
    if (data.session && !needsSecondFactor(data.session)) return;
    // Over a page whose reader's session has ended there is a dialog; the login page would take its form away.
    if (!hasSessionEnded()) throw new Error();
  },
  checkError: async () => undefined,
};
