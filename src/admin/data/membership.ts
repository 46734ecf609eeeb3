import { ROLES, UNKNOWN_ROLE, type Role } from '../../schema/role';
import { needsSecondFactor } from './session';
import { supabase } from './supabase-client';

interface Membership {
  role: Role;
  /** Signed in, but not a member (any more): the server refuses everything. */
  isOutside: boolean;
}

/** Also records that the user was seen. */
export async function fetchMembership(): Promise<Membership> {
  const { data, error } = await supabase.rpc('staff_seen');
  const role = ROLES.find((one) => one === data) ?? UNKNOWN_ROLE;
  const isOutside = !error && data === null && (await hasSession());
  return { role, isOutside };
}

/** Whether the session is valid for the server, with a second factor if needed. */
async function hasSession(): Promise<boolean> {
  const { session } = (await supabase.auth.getSession()).data;
  if (!session || needsSecondFactor(session)) return false;
  return (await supabase.auth.getUser()).data.user !== null;
}
