import { randomUUID } from 'node:crypto';
import { anEnquiry, anEnquiryRow } from '../../support/enquiry-rows.ts';
import type { LockedProject } from '../locked-project.ts';
import { EVERYONE, finds, reads, SERVICE, WRITERS, type Action } from './action.ts';
import { insertRow, tableActions } from './table.ts';

const row = () => ({ ...anEnquiryRow() });

export const ENQUIRY_ACTIONS: readonly Action[] = [
  ...tableActions({
    table: 'enquiries',
    record: 'an enquiry',
    row,
    change: ['status', 'won'],
    readers: WRITERS,
    writers: WRITERS,
    adders: SERVICE,
  }),
  {
    name: 'send an enquiry',
    table: 'enquiries',
    allowed: EVERYONE,
    async attempt(project, caller) {
      const enquiry = anEnquiry();
      const body = JSON.stringify({ ...enquiry, message: enquiry.idempotency_key });
      const response = await project.as(caller, 'POST', '/rest/v1/rpc/send_enquiry', { body });
      const sql = 'select 1 from public.enquiries where message = $1';
      return { happened: await finds(project, sql, enquiry.idempotency_key), response };
    },
  },
  {
    name: 'rewrite what a visitor asked',
    table: 'enquiries',
    allowed: SERVICE,
    async attempt(project, caller) {
      const id = await insertRow(project, 'enquiries', row);
      const response = await project.as(caller, 'PATCH', `/rest/v1/enquiries?id=eq.${id}`, {
        body: JSON.stringify({ message: 'Something else' }),
      });
      const sql = `select 1 from public.enquiries where id = $1 and message = 'Something else'`;
      return { happened: await finds(project, sql, id), response };
    },
  },
  {
    name: 'say when an enquiry was answered, and by whom',
    table: 'enquiries',
    allowed: SERVICE,
    async attempt(project, caller) {
      const id = await insertRow(project, 'enquiries', row);
      const response = await project.as(caller, 'PATCH', `/rest/v1/enquiries?id=eq.${id}`, {
        body: JSON.stringify({ answered_at: '2020-01-01T00:00:00Z' }),
      });
      const sql = `select 1 from public.enquiries where id = $1 and answered_at < '2021-01-01'`;
      return { happened: await finds(project, sql, id), response };
    },
  },
  {
    name: 'see the figures of the year',
    table: 'enquiries',
    allowed: WRITERS,
    async attempt(project, caller) {
      await insertRow(project, 'enquiries', row);
      return reads('POST', '/rest/v1/rpc/enquiry_figures', { body: '{}' })(project, caller);
    },
  },
  {
    name: 'get a copy of what is kept of a person',
    table: 'enquiries',
    allowed: WRITERS,
    async attempt(project, caller) {
      const person = await insertPerson(project);
      const body = JSON.stringify(person);
      return reads('POST', '/rest/v1/rpc/enquiries_of_person', { body })(project, caller);
    },
  },
  {
    name: 'erase a person',
    table: 'enquiries',
    allowed: WRITERS,
    async attempt(project, caller) {
      const person = await insertPerson(project);
      const body = JSON.stringify(person);
      const response = await project.as(caller, 'POST', '/rest/v1/rpc/erase_person', { body });
      const sql = 'select 1 from public.enquiries where email = $1';
      return { happened: !(await finds(project, sql, person.person_email)), response };
    },
  },
  {
    name: 'delete what is older than a year',
    table: 'enquiries',
    allowed: WRITERS,
    async attempt(project, caller) {
      const id = await insertRow(project, 'enquiries', () => ({
        ...anEnquiryRow({ created_at: '2020-01-01T00:00:00Z' }),
      }));
      const path = '/rest/v1/rpc/delete_old_enquiries';
      const response = await project.as(caller, 'POST', path, { body: '{}' });
      const sql = 'select 1 from public.enquiries where id = $1';
      return { happened: !(await finds(project, sql, id)), response };
    },
  },
];

/** Somebody whom nobody else in this database is. */
async function insertPerson(project: LockedProject) {
  const email = `${randomUUID()}@example.com`;
  await insertRow(project, 'enquiries', () => ({ ...anEnquiryRow({ email, phone: null }) }));
  return { person_email: email, person_phone: '' };
}
