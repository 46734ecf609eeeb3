import type { EmailOtpType, Session } from '@supabase/supabase-js';
import { supabase } from './supabase-client';

const TYPES: readonly string[] = [
  'recovery',
  'email_change',
  'email',
  'signup',
  'invite',
  'magiclink',
] satisfies EmailOtpType[];

/** A mail's link whose token nobody has used yet (Supabase's manual, "Email Templates"; docs/security.md). */
export interface MailLink {
  token_hash: string;
  type: EmailOtpType;
}

/** What stands behind the `#` of a mail's link, where that is a token. */
export function readMailLink(hash: string): MailLink | undefined {
  const words = new URLSearchParams(hash.slice(1));
  const [token_hash, type] = [words.get('token_hash'), words.get('type')];
  return token_hash && isType(type) ? { token_hash, type } : undefined;
}

const isType = (type: string | null): type is EmailOtpType => type !== null && TYPES.includes(type);

/** Uses the link up, and signs in by it; no session where another mail has to be answered first. */
export async function confirmLink(link: MailLink): Promise<Session | null> {
  const { data, error } = await supabase.auth.verifyOtp(link);
  if (error) throw error;
  return data.session;
}
