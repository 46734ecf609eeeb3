import type { AuthProvider } from 'react-admin';
import { needsSecondFactor, hasSessionEnded, signOut } from './session';
import type { SecondFactor } from './second-factor';

/** Whether the admin requires a login (VITE_ADMIN_SIGN_IN); by default it does not (docs/specification.md, 2). */
export const signInRequired = import.meta.env.VITE_ADMIN_SIGN_IN === 'required';

export type Credentials = { email: string; password: string } | { factor: SecondFactor };

export class CodeNeeded extends Error {
  override name = 'CodeNeeded';
}

/** Sign-in by e-mail. The server decides who may save: a refusal never loses what was typed. */
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
    const { data, error } = await supabase.auth.getSession();
    // Expired, and the server could not be asked for a new one.
    if (error?.name === 'AuthRetryableFetchError') return;
    if (data.session && !needsSecondFactor(data.session)) return;
    // An expired session has its dialog; the login page would unmount the form.
    if (!hasSessionEnded()) throw new Error();
  },
  checkError: async () => undefined,
};
