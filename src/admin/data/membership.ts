import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { HttpError } from 'react-admin';
import { ROLES, UNKNOWN_ROLE, type Role } from '../../schema/role';
import { NO_SUCH_FUNCTION } from '../../shared/refusal-codes';
import { hasSessionEnded, needsSecondFactor } from './session';
import { dataOf, supabase } from './supabase-client';

interface Membership {
  role: Role;
  /** Signed in, but not a member (any more): the server refuses everything. */
  isOutside: boolean;
}

/** Also records that the user was seen. Throws for no answer, so that the last known role stays. */
export async function fetchMembership(): Promise<Membership> {
  const answer = await supabase.rpc('staff_seen');
  // A project without roles.
  if (answer.error && NO_SUCH_FUNCTION.includes(answer.error.code)) {
    return { role: UNKNOWN_ROLE, isOutside: false };
  }
  const told = dataOf(answer);
  // A page for one role, and what is typed there, stays under the question to sign in again.
  if (!told && hasSessionEnded()) throw new HttpError('The session has ended', 401);
  const role = ROLES.find((one) => one === told) ?? UNKNOWN_ROLE;
  return { role, isOutside: !told && (await hasSession()) };
}

/** Whether the session is valid for the server, with a second factor if needed. */
async function hasSession(): Promise<boolean> {
  const { session } = (await supabase.auth.getSession()).data;
  if (!session || needsSecondFactor(session)) return false;
  const { data, error } = await supabase.auth.getUser();
  if (isAuthRetryableFetchError(error)) throw error;
  return data.user !== null;
}
