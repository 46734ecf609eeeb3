import { AuthClient, type Session } from '@supabase/supabase-js';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';
import { fetchWithTimeout, supabase } from './supabase-client';
import { AccountRefusal } from './auth-messages';

/** The target of mails; a hosted project has to allow it (docs/security.md). */
const SET_PASSWORD_PATH = '/admin/set-password';

const OTHERS_STAY =
  'Your new password counts from now on, but other browsers could not be signed out. Choose “Sign out everywhere” on the page of your account.';

/** A second client, to verify a password without the current session. */
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
 * Requests a mail to set a new password. Does not reveal whether the address has an account: a repeated request, which
 * the server refuses for known addresses only, succeeds, too.
 */
export async function requestPasswordLink(email: string): Promise<void> {
  const redirectTo = window.location.origin + SET_PASSWORD_PATH;
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo });
  if (error && error.code !== 'over_email_send_rate_limit') throw error;
}

/** The session of a mail's link (GoTrue, implicit flow); `null` when it was used, has expired or is truncated. */
export async function openPasswordLink(hash: string): Promise<Session | null> {
  const link = new URLSearchParams(hash.slice(1));
  const access_token = link.get('access_token');
  const refresh_token = link.get('refresh_token');
  if (!access_token || !refresh_token) return null;
  const { data, error } = await supabase.auth.setSession({ access_token, refresh_token });
  if (error && !error.status) throw error;
  return data.session;
}

/** Also ends all other sessions. */
export async function setPassword(password: string, current_password?: string): Promise<void> {
  const { error } = await supabase.auth.updateUser({ password, current_password });
  if (error) throw error;
  const others = await supabase.auth.signOut({ scope: 'others' });
  if (others.error) throw new AccountRefusal(OTHERS_STAY);
}

/**
 * Verifies the current password with a short session of its own: GoTrue checks it only where a project is configured
 * so.
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
