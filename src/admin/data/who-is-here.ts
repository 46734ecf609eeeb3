import { NO_SUCH_FUNCTION } from '../../shared/refusal-codes';
import { ROLES, UNKNOWN_ROLE, type Role } from '../../schema/role';
import { supabase } from './supabase-client';

interface Here {
  role: Role;
  /** A project whose migrations are older knows members, and no roles. */
  hasRoles: boolean;
}

/** As what the server knows whoever is here, which it notes as seen. */
export async function whoIsHere(): Promise<Here> {
  const { data, error } = await supabase.rpc('staff_seen');
  const role = ROLES.find((one) => one === data) ?? UNKNOWN_ROLE;
  return { role, hasRoles: !NO_SUCH_FUNCTION.includes(error?.code ?? '') };
}
