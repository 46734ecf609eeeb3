import { anEnquiry, anEnquiryRow } from '../../support/enquiry-rows.ts';
import { EVERYONE, finds, SERVICE, WRITERS, type Action } from './action.ts';
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
];
