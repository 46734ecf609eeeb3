import { randomUUID } from 'node:crypto';
import { makeMember, type LockedProject } from '../locked-project.ts';
import {
  calls,
  changes,
  deletes,
  finds,
  MEMBERS,
  NOBODY,
  onTable,
  OWNERS,
  reads,
  readsRow,
  SERVICE,
  STAFF,
  type Action,
} from './action.ts';

/** An author unique in this database. */
export async function aMember(project: LockedProject): Promise<string> {
  const id = randomUUID();
  await project.sql('insert into auth.users (id, email) values ($1, $2)', id, `${id}@example.com`);
  await makeMember(project.backend, id, 'author');
  return id;
}

const member = { table: 'staff', key: 'user_id', make: aMember };

export const STAFF_ACTIONS: readonly Action[] = onTable('staff', [
  {
    name: 'read one’s own membership',
    allowed: [...MEMBERS, 'service key'],
    attempt: reads('GET', '/rest/v1/staff?select=*'),
  },
  { name: 'read who else is a member', allowed: OWNERS, attempt: readsRow(member) },
  {
    name: 'make oneself a member',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { stranger } = project.users;
      const response = await project.as(caller, 'POST', '/rest/v1/staff', {
        body: JSON.stringify({ user_id: stranger, role: 'editor' }),
        headers: { prefer: 'resolution=merge-duplicates' },
      });
      const removed = await finds(
        project,
        'delete from public.staff where user_id = $1 returning 1',
        stranger,
      );
      return { happened: removed, response };
    },
  },
  {
    name: 'hand a membership over',
    // The secret key ends one session and creates another.
    allowed: NOBODY,
    async attempt(project, caller) {
      const { stranger } = project.users;
      const { response } = await changes(member, { user_id: stranger })(project, caller);
      const sql = 'select 1 from public.staff where user_id = $1';
      return { happened: await finds(project, sql, stranger), response };
    },
  },
  {
    name: 'give a member another role',
    allowed: OWNERS,
    attempt: changes(member, { role: 'editor' }),
  },
  { name: 'end a membership', allowed: OWNERS, attempt: deletes(member) },
  {
    name: 'be told “yes” by is_staff()',
    allowed: STAFF,
    attempt: calls('is_staff', {}, (answer) => answer === true),
  },
  {
    name: 'be told a role by staff_seen()',
    allowed: MEMBERS,
    attempt: calls('staff_seen', {}, (role, caller) => role === caller),
  },
]);
