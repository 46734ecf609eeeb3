import { createHash, randomUUID } from 'node:crypto';
import type { LockedProject } from '../locked-project.ts';
import {
  adds,
  calls,
  changes,
  deletes,
  EVERYONE,
  finds,
  NOBODY,
  onTable,
  OWNERS,
  reads,
  SERVICE,
  type Action,
} from './action.ts';
import { insertRow } from './table.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Inserts an open invitation with this token; returns its id. */
const insertInvitation = (project: LockedProject, token: string = randomUUID()) =>
  insertRow(project, 'invitations', () => ({ token_hash: hashOf(token), role: 'author' }));

const invitation = {
  table: 'invitations',
  make: (project: LockedProject) => insertInvitation(project),
};

export const INVITATION_ACTIONS: readonly Action[] = [
  ...onTable('invitations', [
    {
      name: 'see invitations',
      allowed: OWNERS,
      async attempt(project, caller) {
        await invitation.make(project);
        return reads('GET', '/rest/v1/invitations?select=id,role')(project, caller);
      },
    },
    {
      name: 'invite somebody',
      allowed: ['owner'],
      async attempt(project, caller) {
        const invited_email = `${randomUUID()}@example.com`;
        const invited = { invited_role: 'editor', invited_email };
        const response = await project.call(caller, 'invite', invited);
        const sql = 'select 1 from public.invitations where email = $1';
        return { happened: await finds(project, sql, invited_email), response };
      },
    },
    {
      name: 'make an invitation of one’s own token',
      allowed: SERVICE,
      attempt: adds('invitations', () => ({ token_hash: hashOf(randomUUID()), role: 'owner' })),
    },
    { name: 'delete an invitation', allowed: OWNERS, attempt: deletes(invitation) },
    {
      name: 'make an invitation last, or another role of it',
      allowed: SERVICE,
      attempt: changes(invitation, { role: 'owner' }),
    },
    {
      name: 'read what an invitation offers, with its token',
      allowed: EVERYONE.filter((caller) => caller !== 'service key'),
      attempt: calls('invitation_offer', async (project) => {
        const token = randomUUID();
        await insertInvitation(project, token);
        return { token };
      }),
    },
    {
      name: 'become a member with a token that nobody was given',
      allowed: NOBODY,
      attempt: calls('accept_invitation', async (project) => {
        await invitation.make(project);
        return { token: randomUUID() };
      }),
    },
    {
      name: 'revoke an invitation',
      allowed: ['owner'],
      async attempt(project, caller) {
        const id = await invitation.make(project);
        const response = await project.call(caller, 'revoke_invitation', { invitation: id });
        const sql = 'select 1 from public.invitations where id = $1 and revoked_at is not null';
        return { happened: await finds(project, sql, id), response };
      },
    },
  ]),
  ...onTable('staff_events', [
    {
      name: 'read what happened to people',
      allowed: OWNERS,
      attempt: reads('GET', '/rest/v1/staff_events?select=id&limit=1'),
    },
    {
      name: 'invent what happened to people',
      allowed: SERVICE,
      attempt: adds('staff_events', () => ({
        what: 'joined',
        about_email: `${randomUUID()}@example.com`,
        role: 'owner',
      })),
    },
    { name: 'see what everybody did', allowed: ['owner'], attempt: calls('activity') },
  ]),
];
