import { isAuthError, type AuthError } from '@supabase/supabase-js';
import { errorMessage } from './server-refusal';

/** Why a request about an account was refused, with its field. */
export interface Refusal {
  message: string;
  field?: 'email' | 'password' | 'current_password' | 'code' | 'recovery_code';
}

const KNOWN_ADDRESS: Refusal = {
  message: 'There is an account with this address. Sign in with it.',
  field: 'email',
};

const WRONG_CODE: Refusal = {
  message: 'This code is not right, or no longer. Enter the one that the app shows now.',
  field: 'code',
};

/** By GoTrue's error codes (Supabase's manual, "Auth error codes"). */
const MESSAGES: Readonly<Record<string, Refusal>> = {
  invalid_credentials: { message: 'The e-mail address or the password is not right.' },
  email_not_confirmed: {
    message: 'This address is not confirmed yet: open the link in the mail that it was sent.',
  },
  user_already_exists: KNOWN_ADDRESS,
  email_exists: KNOWN_ADDRESS,
  signup_disabled: {
    message: 'This site makes no new accounts at the moment. Tell whoever has invited you.',
  },
  user_banned: { message: 'This account has been closed.' },
  same_password: { message: 'This is the password that you have already.', field: 'password' },
  reauthentication_needed: {
    message: 'You signed in too long ago for this. Sign out, sign in again, and change it then.',
  },
  insufficient_aal: { message: 'For this the server wants the code of your second factor too.' },
  mfa_verification_failed: WRONG_CODE,
  mfa_challenge_expired: WRONG_CODE,
  mfa_totp_enroll_not_enabled: {
    message:
      'The project offers no second factor yet. Ask whoever looks after the site to switch on Multi-Factor, TOTP.',
  },
  mfa_factor_name_conflict: { message: 'You have an app of this name already.' },
  too_many_enrolled_mfa_factors: { message: 'That is one app too many: remove another one first.' },
  over_request_rate_limit: { message: 'Too many attempts. Wait a few minutes and try again.' },
  over_email_send_rate_limit: {
    message: 'Too many mails were sent just now. Wait a minute, at most an hour, and try again.',
  },
  email_address_not_authorized: {
    message:
      'The project sends no mails to this address yet. Tell whoever looks after the site to set up its mail server (docs/security.md, “Let the links of mails lead back”).',
  },
  session_not_found: { message: 'You have been signed out. Sign in again.' },
  session_expired: { message: 'You have been signed out. Sign in again.' },
};

export class AccountRefusal extends Error implements Refusal {
  override name = 'AccountRefusal';

  constructor(
    message: string,
    readonly field?: Refusal['field'],
  ) {
    super(message);
  }
}

/** @param failed the message without a reason of the server */
export function refusalOf(error: unknown, failed: string): Refusal {
  if (error instanceof AccountRefusal) return error;
  if (isAuthError(error)) {
    if (error.code === 'weak_password') return { message: weakness(error), field: 'password' };
    const words = MESSAGES[error.code ?? ''];
    if (words) return words;
  }
  const reason = errorMessage(error);
  return { message: reason ? `${failed}: ${reason}.` : `${failed}.` };
}

function weakness({ message }: AuthError): string {
  return /pwned|leaked|known to be weak/i.test(message)
    ? 'This password is known from a data leak. Choose another one.'
    : `The server wants a stronger password: ${message}`;
}
