import { randomUUID } from 'node:crypto';
import type { LockedProject } from '../locked-project.ts';
import { finds, MEMBERS, reads, rows, type Action } from './action.ts';

const TABLE = 'accepted_findings';
const PATH = `/rest/v1/${TABLE}`;
const WITH_KEY = [...MEMBERS, 'service key'] as const;

/** Something that the checks had found, put aside past every policy; its id. */
async function putAside(project: LockedProject): Promise<string> {
  const id = randomUUID();
  const sql = `insert into public.${TABLE} (id, table_name, row_id, finding, reason)
    values ($1, 'blog_posts', gen_random_uuid(), 'capitals', 'A quotation')`;
  await rows(project, sql, id);
  return id;
}

const isThere = (project: LockedProject, id: string, where = 'true') =>
  finds(project, `select 1 from public.${TABLE} where id = $1 and ${where}`, id);

export const ACCEPTED_FINDINGS_ACTIONS: readonly Action[] = [
  {
    name: 'read why a finding was put aside',
    table: TABLE,
    allowed: WITH_KEY,
    attempt: async (project, caller) =>
      reads('GET', `${PATH}?select=reason&id=eq.${await putAside(project)}`)(project, caller),
  },
  {
    name: 'put a finding aside',
    table: TABLE,
    allowed: WITH_KEY,
    async attempt(project, caller) {
      const row_id = randomUUID();
      const finding = { table_name: 'pages', row_id, finding: 'one h1', reason: 'Meant so' };
      const response = await project.as(caller, 'POST', PATH, { body: JSON.stringify(finding) });
      const sql = `select 1 from public.${TABLE} where row_id = $1`;
      return { happened: await finds(project, sql, row_id), response };
    },
  },
  {
    name: 'change the reason of a finding that was put aside',
    table: TABLE,
    allowed: WITH_KEY,
    async attempt(project, caller) {
      const id = await putAside(project);
      const body = JSON.stringify({ reason: 'Another' });
      const response = await project.as(caller, 'PATCH', `${PATH}?id=eq.${id}`, { body });
      return { happened: await isThere(project, id, `reason = 'Another'`), response };
    },
  },
  {
    name: 'bring a finding back',
    table: TABLE,
    allowed: WITH_KEY,
    async attempt(project, caller) {
      const id = await putAside(project);
      const response = await project.as(caller, 'DELETE', `${PATH}?id=eq.${id}`);
      return { happened: !(await isThere(project, id)), response };
    },
  },
];
