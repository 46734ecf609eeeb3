import { AuthClient, type Session } from '@supabase/supabase-js';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';
import { fetchWithTimeout, supabase } from './supabase-client';
import { AccountRefusal } from './auth-words';

/** Where the link of a mail leads; a hosted project has to allow it (docs/security.md). */
const SET_PASSWORD_PATH = '/admin/set-password';

const OTHERS_STAY =
  'Your new password counts from now on, but other browsers could not be signed out. Choose “Sign out everywhere” on the page of your account.';

/** Signs in beside the session that is there, to find out whether a password is right. */
const confirmation = new AuthClient({
  url: `${supabaseUrl}/auth/v1`,
  headers: { apikey: supabaseKey },
  fetch: fetchWithTimeout,
  storageKey: 'password-confirmation',
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
});

/**
 * Asks for a mail with a link to set a new password. Whether the address has an account is told to nobody: also a
 * request that comes too soon after another, which the server only refuses for addresses that it knows, has worked.
 */
export async function requestPasswordLink(email: string): Promise<void> {
  const redirectTo = window.location.origin + SET_PASSWORD_PATH;
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== 'over_email_send_rate_limit') throw error;
}

/**
 * Takes up the session that a mail's link brings behind the `#` (GoTrue, implicit flow); `null` when the link has
 * been used, has expired or was cut off.
 */
export async function openPasswordLink(hash: string): Promise<Session | null> {
  const link = new URLSearchParams(hash.slice(1));
  const access_token = link.get('access_token');
  const refresh_token = link.get('refresh_token');
  if (!access_token || !refresh_token) return null;
  const { data, error } = await supabase.auth.setSession({ access_token, refresh_token });
  if (error && !error.status) throw error;
  return data.session;
}

/** Sets a new password and ends every other session, of whoever may have known the old one. */
export async function setPassword(password: string, current_password?: string): Promise<void> {
  const { error } = await supabase.auth.updateUser({ password, current_password });
  if (error) throw error;
  const others = await supabase.auth.signOut({ scope: 'others' });
  if (others.error) throw new AccountRefusal(OTHERS_STAY);
}

/**
 * Changes a password for whoever knows the present one, which a session of its own finds out that ends at once: GoTrue asks
 * for the password only where a project says so.
 */
export async function changePassword(email: string, current: string, next: string): Promise<void> {
  const { error } = await confirmation.signInWithPassword({ email, password: current });
  if (error?.code === 'invalid_credentials') {
    throw new AccountRefusal('This is not your current password.', 'current_password');
  }
  if (error) throw error;
  await confirmation.signOut({ scope: 'local' });
  await setPassword(next, current);
}
