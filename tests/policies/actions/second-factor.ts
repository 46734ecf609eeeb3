import type { LockedProject } from '../locked-project.ts';
import { calls, finds, MEMBERS, NOBODY, type Action } from './action.ts';
import { aMember } from './staff.ts';

async function aGuardedMember(project: LockedProject): Promise<string> {
  const id = await aMember(project);
  await project.sql(
    `insert into auth.mfa_factors (user_id, status, secret) values ($1, 'verified', 'A')`,
    id,
  );
  return id;
}

export const SECOND_FACTOR_ACTIONS: readonly Action[] = [
  {
    name: 'make recovery codes without a second factor',
    allowed: NOBODY,
    attempt: calls('make_recovery_codes'),
  },
  {
    name: 'get past a second factor with a code that nobody was given',
    allowed: NOBODY,
    attempt: calls('use_recovery_code', { code: '0' }, (answer) => answer === 'accepted'),
  },
  {
    name: 'read how many recovery codes one has left',
    allowed: ['stranger', ...MEMBERS],
    attempt: calls('second_factor_status', {}, (answer) => answer !== null),
  },
  {
    name: 'dismiss what one is told about one’s own second factor',
    allowed: ['stranger', ...MEMBERS],
    attempt: calls('dismiss_removed_factor', {}, (answer) => answer === true),
  },
  {
    name: 'read who has a second factor',
    table: 'staff',
    allowed: ['owner'],
    async attempt(project, caller) {
      const id = await aGuardedMember(project);
      const isAmong = (ids: unknown) => Array.isArray(ids) && ids.includes(id);
      return calls('members_with_second_factor', {}, isAmong)(project, caller);
    },
  },
  {
    name: 'reset the second factor of somebody else',
    table: 'staff',
    allowed: ['owner'],
    async attempt(project, caller) {
      const member = await aGuardedMember(project);
      const response = await project.call(caller, 'reset_second_factor', { member });
      const sql = 'select 1 from auth.mfa_factors where user_id = $1';
      return { happened: !(await finds(project, sql, member)), response };
    },
  },
];
