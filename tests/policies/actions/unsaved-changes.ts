import { randomUUID } from 'node:crypto';
import type { Caller, LockedProject } from '../locked-project.ts';
import {
  adds,
  changes,
  deletes,
  finds,
  MEMBERS,
  NOBODY,
  onTable,
  readsRow,
  type Action,
  type Target,
} from './action.ts';

const TABLE = 'unsaved_changes';

/** Unsaved changes belong to members only. */
const userOf = (project: LockedProject, caller: Caller) =>
  MEMBERS.includes(caller) ? project.users[caller as keyof LockedProject['users']] : undefined;

const otherThan = (project: LockedProject, caller: Caller) =>
  caller === 'owner' ? project.users.editor : project.users.owner;

/** Inserts unsaved changes past every policy; the owner's by default. */
export async function typedBy(project: LockedProject, user = project.users.owner): Promise<string> {
  const id = randomUUID();
  const sql = `insert into public.${TABLE} (user_id, id, form, changes) values ($1, $2, 'f', '{}')`;
  await project.sql(sql, user, id);
  return id;
}

/** Older than the retention. */
export async function makeOld(project: LockedProject, id: string): Promise<void> {
  await project.sql(`alter table public.${TABLE} disable trigger unsaved_changes_limit`);
  const sql = `update public.${TABLE} set saved_at = now() - interval '31 days' where id = $1`;
  await project.sql(sql, id);
  await project.sql(`alter table public.${TABLE} enable trigger unsaved_changes_limit`);
}

/** Allowed for one's own rows alone; the secret key is past all policies. */
const forOwnAlone = (name: string, attempt: (target: Target) => Action['attempt']) => [
  {
    name: `${name} that one has typed`,
    allowed: [...MEMBERS, 'service key'] as const,
    attempt: attempt({
      table: TABLE,
      make: (project, caller) => typedBy(project, userOf(project, caller)),
    }),
  },
  {
    name: `${name} that somebody else has typed`,
    allowed: ['service key'] as const,
    attempt: attempt({
      table: TABLE,
      make: (project, caller) => typedBy(project, otherThan(project, caller)),
    }),
  },
];

export const UNSAVED_CHANGES_ACTIONS: readonly Action[] = onTable(TABLE, [
  ...forOwnAlone('read what', readsRow),
  ...forOwnAlone('change what', (target) => changes(target, { form: 'other' })),
  ...forOwnAlone('delete what', deletes),
  {
    name: 'forget what somebody has typed long ago',
    allowed: ['stranger', ...MEMBERS, 'service key'],
    async attempt(project, caller) {
      const id = await typedBy(project);
      await makeOld(project, id);
      const response = await project.call(caller, 'delete_stale_changes');
      const sql = `select 1 from public.${TABLE} where id = $1`;
      return { happened: !(await finds(project, sql, id)), response };
    },
  },
  {
    name: 'keep what one types',
    allowed: MEMBERS,
    attempt: adds(TABLE, () => ({ id: randomUUID(), form: 'f', changes: {} })),
  },
  {
    name: 'keep something under the name of somebody else',
    allowed: NOBODY,
    async attempt(project, caller) {
      const id = randomUUID();
      const typed = { user_id: otherThan(project, caller), id, form: 'f', changes: {} };
      const { response } = await adds(TABLE, () => typed)(project, caller);
      const sql = `select 1 from public.${TABLE} where id = $1`;
      return { happened: caller !== 'service key' && (await finds(project, sql, id)), response };
    },
  },
]);
