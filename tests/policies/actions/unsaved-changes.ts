import { randomUUID } from 'node:crypto';
import type { Caller, LockedProject } from '../locked-project.ts';
import { finds, MEMBERS, NOBODY, reads, rows, type Action } from './action.ts';

const TABLE = 'unsaved_changes';
const PATH = `/rest/v1/${TABLE}`;

const userOf = (project: LockedProject, caller: Caller) =>
  caller in project.users ? project.users[caller as keyof LockedProject['users']] : undefined;

/** What somebody has typed, put there past every policy; of nobody in particular, the owner's. */
async function typedBy(project: LockedProject, user = project.users.owner): Promise<string> {
  const id = randomUUID();
  const sql = `insert into public.${TABLE} (user_id, id, form, changes) values ($1, $2, 'f', '{}')`;
  await rows(project, sql, user, id);
  return id;
}

/** Who may do it with one's own, and that nobody may with anybody else's; the secret key is past all policies. */
function forOwnAlone(
  name: string,
  attempt: (project: LockedProject, caller: Caller, id: string) => ReturnType<Action['attempt']>,
): Action[] {
  return [
    {
      name: `${name} that one has typed`,
      table: TABLE,
      allowed: [...MEMBERS, 'service key'],
      attempt: async (project, caller) =>
        attempt(project, caller, await typedBy(project, userOf(project, caller))),
    },
    {
      name: `${name} that somebody else has typed`,
      table: TABLE,
      allowed: ['service key'],
      async attempt(project, caller) {
        const other = caller === 'owner' ? project.users.editor : project.users.owner;
        return attempt(project, caller, await typedBy(project, other));
      },
    },
  ];
}

export const UNSAVED_CHANGES_ACTIONS: readonly Action[] = [
  ...forOwnAlone('read what', (project, caller, id) =>
    reads('GET', `${PATH}?select=id&id=eq.${id}`)(project, caller),
  ),
  ...forOwnAlone('change what', async (project, caller, id) => {
    const body = JSON.stringify({ form: 'other' });
    const response = await project.as(caller, 'PATCH', `${PATH}?id=eq.${id}`, { body });
    const sql = `select 1 from public.${TABLE} where id = $1 and form = 'other'`;
    return { happened: await finds(project, sql, id), response };
  }),
  ...forOwnAlone('delete what', async (project, caller, id) => {
    const response = await project.as(caller, 'DELETE', `${PATH}?id=eq.${id}`);
    return {
      happened: !(await finds(project, `select 1 from public.${TABLE} where id = $1`, id)),
      response,
    };
  }),
  {
    name: 'keep what one types',
    table: TABLE,
    allowed: MEMBERS,
    async attempt(project, caller) {
      const id = randomUUID();
      const body = JSON.stringify({ id, form: 'f', changes: {} });
      const response = await project.as(caller, 'POST', PATH, { body });
      const sql = `select 1 from public.${TABLE} where id = $1`;
      return { happened: await finds(project, sql, id), response };
    },
  },
  {
    name: 'keep something under the name of somebody else',
    table: TABLE,
    allowed: NOBODY,
    async attempt(project, caller) {
      const user_id = caller === 'owner' ? project.users.editor : project.users.owner;
      const id = randomUUID();
      const body = JSON.stringify({ user_id, id, form: 'f', changes: {} });
      const response = await project.as(caller, 'POST', PATH, { body });
      const sql = `select 1 from public.${TABLE} where id = $1`;
      return { happened: caller !== 'service key' && (await finds(project, sql, id)), response };
    },
  },
];
