import { createHash, randomUUID } from 'node:crypto';
import type { Caller, LockedProject } from '../locked-project.ts';
import { EVERYONE, finds, NOBODY, OWNERS, reads, rows, SERVICE, type Action } from './action.ts';

/** An open invitation and its token. */
async function anInvitation(project: LockedProject): Promise<{ id: string; token: string }> {
  const token = randomUUID();
  const [invitation] = (await rows(
    project,
    `insert into public.invitations (token_hash, role) values ($1, 'author') returning id`,
    createHash('sha256').update(token).digest('hex'),
  )) as { id: string }[];
  return { id: invitation?.id ?? '', token };
}

const call = (project: LockedProject, caller: Caller, name: string, values: object) =>
  project.as(caller, 'POST', `/rest/v1/rpc/${name}`, { body: JSON.stringify(values) });

export const INVITATION_ACTIONS: readonly Action[] = [
  {
    name: 'see invitations',
    table: 'invitations',
    allowed: OWNERS,
    async attempt(project, caller) {
      await anInvitation(project);
      return reads('GET', '/rest/v1/invitations?select=id,role')(project, caller);
    },
  },
  {
    name: 'invite somebody',
    table: 'invitations',
    allowed: ['owner'],
    async attempt(project, caller) {
      const invited_email = `${randomUUID()}@example.com`;
      const response = await call(project, caller, 'invite', {
        invited_role: 'editor',
        invited_email,
      });
      const sql = 'select 1 from public.invitations where email = $1';
      return { happened: await finds(project, sql, invited_email), response };
    },
  },
  {
    name: 'make an invitation of one’s own token',
    table: 'invitations',
    allowed: SERVICE,
    async attempt(project, caller) {
      const token_hash = createHash('sha256').update(randomUUID()).digest('hex');
      const body = JSON.stringify({ token_hash, role: 'owner' });
      const response = await project.as(caller, 'POST', '/rest/v1/invitations', { body });
      const sql = 'select 1 from public.invitations where token_hash = $1';
      return { happened: await finds(project, sql, token_hash), response };
    },
  },
  {
    name: 'make an invitation last, or another role of it',
    table: 'invitations',
    allowed: SERVICE,
    async attempt(project, caller) {
      const { id } = await anInvitation(project);
      const body = JSON.stringify({ role: 'owner' });
      const response = await project.as(caller, 'PATCH', `/rest/v1/invitations?id=eq.${id}`, {
        body,
      });
      const sql = `select 1 from public.invitations where id = $1 and role = 'owner'`;
      return { happened: await finds(project, sql, id), response };
    },
  },
  {
    name: 'read what an invitation offers, with its token',
    table: 'invitations',
    allowed: EVERYONE.filter((caller) => caller !== 'service key'),
    async attempt(project, caller) {
      const { token } = await anInvitation(project);
      const response = await call(project, caller, 'invitation_offer', { token });
      return { happened: response.ok, response };
    },
  },
  {
    name: 'become a member with a token that nobody was given',
    table: 'invitations',
    allowed: NOBODY,
    async attempt(project, caller) {
      await anInvitation(project);
      const response = await call(project, caller, 'accept_invitation', { token: randomUUID() });
      return { happened: response.ok, response };
    },
  },
  {
    name: 'revoke an invitation',
    table: 'invitations',
    allowed: ['owner'],
    async attempt(project, caller) {
      const { id } = await anInvitation(project);
      const response = await call(project, caller, 'revoke_invitation', { invitation: id });
      const sql = 'select 1 from public.invitations where id = $1 and revoked_at is not null';
      return { happened: await finds(project, sql, id), response };
    },
  },
  {
    name: 'read what happened to people',
    table: 'staff_events',
    allowed: OWNERS,
    attempt: reads('GET', '/rest/v1/staff_events?select=id&limit=1'),
  },
  {
    name: 'invent what happened to people',
    table: 'staff_events',
    allowed: SERVICE,
    async attempt(project, caller) {
      const about_email = `${randomUUID()}@example.com`;
      const body = JSON.stringify({ what: 'joined', about_email, role: 'owner' });
      const response = await project.as(caller, 'POST', '/rest/v1/staff_events', { body });
      const sql = 'select 1 from public.staff_events where about_email = $1';
      return { happened: await finds(project, sql, about_email), response };
    },
  },
  {
    name: 'see what everybody did',
    table: 'staff_events',
    allowed: ['owner'],
    async attempt(project, caller) {
      const response = await call(project, caller, 'activity', {});
      return { happened: response.ok, response };
    },
  },
];
