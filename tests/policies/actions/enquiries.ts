import { randomUUID } from 'node:crypto';
import { anEnquiry, anEnquiryRow } from '../../support/enquiry-rows.ts';
import type { LockedProject } from '../locked-project.ts';
import {
  calls,
  changes,
  EVERYONE,
  finds,
  isSome,
  onTable,
  SERVICE,
  WRITERS,
  type Action,
} from './action.ts';
import { insertRow, rowOf, tableActions } from './table.ts';

const TABLE = 'enquiries';
const row = () => ({ ...anEnquiryRow() });
const target = rowOf(TABLE, row);

export const ENQUIRY_ACTIONS: readonly Action[] = [
  ...tableActions({
    table: TABLE,
    record: 'an enquiry',
    row,
    change: ['status', 'won'],
    readers: WRITERS,
    writers: WRITERS,
    adders: SERVICE,
  }),
  ...onTable(TABLE, [
    {
      name: 'send an enquiry',
      allowed: EVERYONE,
      async attempt(project, caller) {
        const enquiry = anEnquiry();
        const message = enquiry.idempotency_key;
        const response = await project.call(caller, 'send_enquiry', { ...enquiry, message });
        const sql = 'select 1 from public.enquiries where message = $1';
        return { happened: await finds(project, sql, message), response };
      },
    },
    {
      name: 'rewrite what a visitor asked',
      allowed: SERVICE,
      attempt: changes(target, { message: 'Something else' }),
    },
    {
      name: 'say when an enquiry was answered, and by whom',
      allowed: SERVICE,
      attempt: changes(
        target,
        { answered_at: '2020-01-01T00:00:00Z' },
        `answered_at < '2021-01-01'`,
      ),
    },
    {
      name: 'see the figures of the year',
      allowed: WRITERS,
      async attempt(project, caller) {
        await target.make(project);
        return calls('enquiry_figures', {}, isSome)(project, caller);
      },
    },
    {
      name: 'get a copy of what is kept of a person',
      allowed: WRITERS,
      attempt: calls('records_of_person', insertPerson, isSome),
    },
    {
      name: 'erase a person',
      allowed: WRITERS,
      async attempt(project, caller) {
        const person = await insertPerson(project);
        const response = await project.call(caller, 'erase_person', person);
        const sql = 'select 1 from public.enquiries where email = $1';
        return { happened: !(await finds(project, sql, person.person_email)), response };
      },
    },
    {
      name: 'delete records of people by their ids',
      allowed: WRITERS,
      async attempt(project, caller) {
        const ids = [await target.make(project)];
        const values = { of_table: TABLE, ids };
        const response = await project.call(caller, 'delete_personal_records', values);
        const sql = 'select 1 from public.enquiries where id = $1';
        return { happened: !(await finds(project, sql, ids[0])), response };
      },
    },
    {
      name: 'delete what is older than a year',
      allowed: WRITERS,
      async attempt(project, caller) {
        const old = { ...anEnquiryRow({ created_at: '2020-01-01T00:00:00Z' }) };
        const id = await insertRow(project, TABLE, () => old);
        const response = await project.call(caller, 'delete_old_records');
        const sql = 'select 1 from public.enquiries where id = $1';
        return { happened: !(await finds(project, sql, id)), response };
      },
    },
  ]),
];

/** A person unique in this database. */
async function insertPerson(project: LockedProject) {
  const email = `${randomUUID()}@example.com`;
  await insertRow(project, TABLE, () => ({ ...anEnquiryRow({ email, phone: null }) }));
  return { person_email: email, person_phone: '' };
}
