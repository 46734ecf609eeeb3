import { finds, reads, SERVICE, WRITERS, type Action } from './action.ts';

export const STAFF_ACTIONS: readonly Action[] = [
  {
    name: 'read staff rows',
    table: 'staff',
    allowed: WRITERS,
    attempt: reads('GET', '/rest/v1/staff?select=*'),
  },
  {
    name: 'make oneself staff',
    table: 'staff',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { stranger } = project.users;
      const response = await project.as(caller, 'POST', '/rest/v1/staff', {
        body: JSON.stringify({ user_id: stranger }),
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
    name: 'take over a staff row',
    table: 'staff',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { stranger, staff } = project.users;
      const path = `/rest/v1/staff?user_id=eq.${staff}`;
      const body = JSON.stringify({ user_id: stranger });
      const response = await project.as(caller, 'PATCH', path, { body });
      const taken = await finds(
        project,
        'update public.staff set user_id = $1 where user_id = $2 returning 1',
        ...[staff, stranger],
      );
      return { happened: taken, response };
    },
  },
  {
    name: 'remove a member of staff',
    table: 'staff',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { staff } = project.users;
      const response = await project.as(caller, 'DELETE', `/rest/v1/staff?user_id=eq.${staff}`);
      const added = await finds(
        project,
        'insert into public.staff (user_id) values ($1) on conflict do nothing returning 1',
        staff,
      );
      return { happened: added, response };
    },
  },
  {
    name: 'be told “yes” by is_staff()',
    table: 'staff',
    allowed: ['staff'],
    async attempt(project, caller) {
      const response = await project.as(caller, 'POST', '/rest/v1/rpc/is_staff', { body: '{}' });
      return { happened: (await response.clone().json()) === true, response };
    },
  },
];
