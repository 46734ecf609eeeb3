import { ROLES, UNKNOWN_ROLE, type Role } from '../../schema/role';
import { needsSecondFactor } from './session';
import { supabase } from './supabase-client';

interface Membership {
  role: Role;
  /** Signed in, and no member (any more): the server lets nothing be read or saved. */
  isOutside: boolean;
}

/** The membership of whoever has signed in, as the server knows it, which notes them as seen. */
export async function fetchMembership(): Promise<Membership> {
  const { data, error } = await supabase.rpc('staff_seen');
  const role = ROLES.find((one) => one === data) ?? UNKNOWN_ROLE;
  const isOutside = !error && data === null && (await hasSession());
  return { role, isOutside };
}

/** Whether somebody's session counts for the server, and lacks no code. */
async function hasSession(): Promise<boolean> {
  const { session } = (await supabase.auth.getSession()).data;
  if (!session || needsSecondFactor(session)) return false;
  return (await supabase.auth.getUser()).data.user !== null;
}
