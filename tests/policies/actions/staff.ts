import { randomUUID } from 'node:crypto';
import { makeMember, type LockedProject } from '../locked-project.ts';
import {
  finds,
  MEMBERS,
  NOBODY,
  OWNERS,
  reads,
  rows,
  SERVICE,
  STAFF,
  type Action,
} from './action.ts';

/** An author whom nobody else in this database is. */
export async function aMember(project: LockedProject): Promise<string> {
  const id = randomUUID();
  await rows(
    project,
    'insert into auth.users (id, email) values ($1, $2)',
    id,
    `${id}@example.com`,
  );
  await makeMember(project.backend, id, 'author');
  return id;
}

const isMember = (project: LockedProject, id: string, role: string) =>
  finds(project, 'select 1 from public.staff where user_id = $1 and role = $2', id, role);

export const STAFF_ACTIONS: readonly Action[] = [
  {
    name: 'read one’s own membership',
    table: 'staff',
    allowed: [...MEMBERS, 'service key'],
    attempt: reads('GET', '/rest/v1/staff?select=*'),
  },
  {
    name: 'read who else is a member',
    table: 'staff',
    allowed: OWNERS,
    async attempt(project, caller) {
      const id = await aMember(project);
      return reads('GET', `/rest/v1/staff?user_id=eq.${id}`)(project, caller);
    },
  },
  {
    name: 'make oneself a member',
    table: 'staff',
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
    table: 'staff',
    // The secret key ends one and makes another.
    allowed: NOBODY,
    async attempt(project, caller) {
      const id = await aMember(project);
      const { stranger } = project.users;
      const response = await project.as(caller, 'PATCH', `/rest/v1/staff?user_id=eq.${id}`, {
        body: JSON.stringify({ user_id: stranger }),
      });
      return { happened: await isMember(project, stranger, 'author'), response };
    },
  },
  {
    name: 'give a member another role',
    table: 'staff',
    allowed: OWNERS,
    async attempt(project, caller) {
      const id = await aMember(project);
      const response = await project.as(caller, 'PATCH', `/rest/v1/staff?user_id=eq.${id}`, {
        body: JSON.stringify({ role: 'editor' }),
      });
      return { happened: await isMember(project, id, 'editor'), response };
    },
  },
  {
    name: 'end a membership',
    table: 'staff',
    allowed: OWNERS,
    async attempt(project, caller) {
      const id = await aMember(project);
      const response = await project.as(caller, 'DELETE', `/rest/v1/staff?user_id=eq.${id}`);
      return { happened: !(await isMember(project, id, 'author')), response };
    },
  },
  {
    name: 'be told “yes” by is_staff()',
    table: 'staff',
    allowed: STAFF,
    async attempt(project, caller) {
      const response = await project.as(caller, 'POST', '/rest/v1/rpc/is_staff', { body: '{}' });
      return { happened: (await response.clone().json()) === true, response };
    },
  },
  {
    name: 'be told a role by staff_seen()',
    table: 'staff',
    allowed: MEMBERS,
    async attempt(project, caller) {
      const response = await project.as(caller, 'POST', '/rest/v1/rpc/staff_seen', { body: '{}' });
      const role: unknown = await response.clone().json();
      return { happened: role === caller, response };
    },
  },
];
