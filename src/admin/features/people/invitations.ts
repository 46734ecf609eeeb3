import { AuthApiError } from '@supabase/supabase-js';
import { HttpError } from 'react-admin';
import { AccountRefusal } from '../../data/auth-messages';
import { errorMessage } from '../../data/server-refusal';
import { dataOf, supabase } from '../../data/supabase-client';
import type { Role } from '../../../schema/role';

/** Invalidated by every action on people. */
export const INVITATIONS = ['invitations'];

interface OpenInvitation {
  id: string;
  role: string;
  /** Null for anybody with the link. */
  email: string | null;
  invited_by_email: string | null;
  expires_at: string;
}

/** An invitation, by its token. */
export interface Offer {
  role: Role;
  email: string | null;
  invited_by: string | null;
}

/** The fragment keeps the token from servers. */
export const joinAddress = (token: string) =>
  new URL(`/admin/join#${token}`, window.location.origin).href;

/** Newest first. */
export async function openInvitations(): Promise<OpenInvitation[]> {
  return dataOf(
    await supabase
      .from('invitations')
      .select('id, role, email, invited_by_email, expires_at')
      .is('accepted_at', null)
      .is('revoked_at', null)
      .gt('expires_at', new Date().toISOString())
      .order('created_at', { ascending: false }),
  );
}

/** Returns the token, which is revealed once. */
export async function invite(role: Role, email: string): Promise<string> {
  return dataOf(await supabase.rpc('invite', { invited_role: role, invited_email: email }));
}

export async function revokeInvitation(id: string): Promise<void> {
  dataOf(await supabase.rpc('revoke_invitation', { invitation: id }));
}

export async function offerOf(token: string): Promise<Offer> {
  return dataOf(await supabase.rpc('invitation_offer', { token })) as unknown as Offer;
}

/** Throws the reason for an invitation that is over. */
export async function acceptInvitation(token: string): Promise<void> {
  const { error, status } = await supabase.rpc('accept_invitation', { token });
  if (!error) return;
  throw new AccountRefusal(`${errorMessage(new HttpError(error.message, status, error))}.`);
}

const NEEDS_HTTPS =
  'No account can be made over http. Open the link with https in front, or tell whoever has invited you.';

/** Creates an account with the invitation; returns whether its address has to be confirmed. */
export async function signUpInvited(
  token: string,
  credentials: { email: string; password: string },
): Promise<{ mustConfirm: boolean }> {
  // `crypto.subtle` needs https.
  if (!window.isSecureContext) throw new AccountRefusal(NEEDS_HTTPS);
  const { data, error } = await supabase.auth.signUp({
    ...credentials,
    // Stored with the account, so the hash and not the token.
    options: { data: { invitation: await sha256Hex(token) } },
  });
  if (error) throw error;
  // GoTrue's answer for a known address where addresses are confirmed; it sends no mail.
  if (data.user?.identities?.length === 0) {
    throw new AuthApiError('User already registered', 422, 'user_already_exists');
  }
  return { mustConfirm: data.session === null };
}

/** Hexadecimal, as the database's token hash. */
async function sha256Hex(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
