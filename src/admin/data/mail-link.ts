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

/** An unused link of a mail (Supabase's manual, "Email Templates"; docs/security.md). */
export interface MailLink {
  token_hash: string;
  type: EmailOtpType;
}

/** Parses the fragment of a mail's link. */
export function readMailLink(hash: string): MailLink | undefined {
  const words = new URLSearchParams(hash.slice(1));
  const [token_hash, type] = [words.get('token_hash'), words.get('type')];
  return token_hash && isType(type) ? { token_hash, type } : undefined;
}

const isType = (type: string | null): type is EmailOtpType => type !== null && TYPES.includes(type);

/** Uses the link and signs in; null where a second mail has to be confirmed. */
export async function confirmLink(link: MailLink): Promise<Session | null> {
  const { data, error } = await supabase.auth.verifyOtp(link);
  if (error) throw error;
  return data.session;
}
