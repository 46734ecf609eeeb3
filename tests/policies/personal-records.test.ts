import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEnquiryRow } from '../support/enquiry-rows.ts';
import type { Deletion } from '../../src/admin/features/personal-data/personal-records.ts';
import { insertRow } from './actions/table.ts';
import { startLockedProject, type Caller } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

/** A second table of personal data, for owners alone. */
await project.sql(`create table public.guest_list (
  id uuid primary key default gen_random_uuid(),
  guest text not null,
  "E-mail" text,
  companion_email text,
  companion_phone text,
  created_at timestamptz not null default now()
)`);
await project.sql('alter table public.guest_list enable row level security');
await project.sql('grant select, insert, update, delete on public.guest_list to authenticated');
await project.sql(`create policy "Owners" on public.guest_list for all to authenticated
  using ((select public.staff_role()) = 'owner')`);
await project.sql(`insert into private.personal_tables values ('guest_list', 84)`);
await project.sql(`insert into private.personal_columns values ('guest_list', 'E-mail', 'email'),
  ('guest_list', 'companion_email', 'email'), ('guest_list', 'companion_phone', 'phone')`);

const SAM = { person_email: 'SAM@example.com', person_phone: '07700 900456' };

const ask = async (caller: Caller, name: string, values?: object): Promise<unknown> =>
  (await project.call(caller, name, values)).json();
const guests = async () =>
  (await project.sql('select guest from public.guest_list order by guest')).map(
    (row) => (row as { guest: string }).guest,
  );

/** Number of records that a call has deleted, and the rest, by table. */
async function deletion(caller: Caller, name: string, values?: object) {
  const report = (await ask(caller, name, values)) as Deletion[];
  const stayed = report.filter((one) => one.stayed > 0);
  return {
    deleted: report.reduce((sum, one) => sum + one.deleted, 0),
    ...(stayed.length > 0 && {
      stayed: stayed.map((one) => `${one.stayed} ${one.table} in ${one.named_in.join()}`),
    }),
  };
}

beforeEach(async () => {
  await project.sql('delete from public.enquiries');
  await project.sql('delete from public.guest_list');
  await insertRow(project, 'enquiries', () => ({
    ...anEnquiryRow({ email: null, phone: '+44 7700 900456' }),
  }));
  await project.sql(`insert into public.guest_list (guest, "E-mail", created_at) values
    ('Sam', 'sam@example.com', now()), ('Ada', 'ada@example.com', now() - interval '6 years'),
    ('Bob', null, now() - interval '8 years')`);
});

describe('what is kept of a person in several tables', () => {
  it('is found and erased in all of them', async () => {
    const found = (await ask('owner', 'records_of_person', SAM)) as { table: string }[];
    expect(found.map(({ table }) => table)).toEqual(['enquiries', 'guest_list']);
    expect(await deletion('owner', 'erase_person', SAM)).toEqual({ deleted: 2 });
    expect(await ask('owner', 'records_of_person', SAM)).toEqual([]);
    expect(await guests()).toEqual(['Ada', 'Bob']);
  });

  it.each([
    ['an e-mail address', `companion_email = 'Sam@Example.com'`],
    ['a telephone number', `companion_phone = '(+44) 7700-900456'`],
  ])('is found and erased in a second column of %s', async (_what, set) => {
    await project.sql(`update public.guest_list set ${set} where guest = 'Ada'`);
    expect(await ask('owner', 'records_of_person', SAM)).toHaveLength(3);
    expect(await deletion('owner', 'erase_person', SAM)).toEqual({ deleted: 3 });
    expect(await guests()).toEqual(['Bob']);
  });

  it('is read and erased by nobody whom the policies of a table keep out', async () => {
    const found = (await ask('editor', 'records_of_person', SAM)) as { table: string }[];
    expect(found.map(({ table }) => table)).toEqual(['enquiries']);
    for (const caller of ['visitor', 'stranger', 'author'] as const) {
      await ask(caller, 'erase_person', SAM);
      await ask(caller, 'delete_old_records');
      expect(await ask(caller, 'records_of_person', SAM)).not.toMatchObject([
        { table: 'guest_list' },
      ]);
    }
    expect(await guests()).toEqual(['Ada', 'Bob', 'Sam']);
    expect(await deletion('editor', 'erase_person', SAM)).toEqual({ deleted: 1 });
    expect(await guests()).toEqual(['Ada', 'Bob', 'Sam']);
  });

  it('is erased with the invitations of the address, by owners', async () => {
    const invitations = () => project.sql('select from public.invitations where email is not null');
    const invited_email = 'sam@example.com';
    await ask('owner', 'invite', { invited_role: 'editor', invited_email });
    await ask('editor', 'erase_person', SAM);
    await ask('owner', 'erase_person', { person_email: '', person_phone: SAM.person_phone });
    expect(await invitations()).toHaveLength(1);
    const log = 'select from public.staff_events where about_email = $1';
    expect(await project.sql(log, invited_email)).toHaveLength(1);
    await ask('owner', 'erase_person', SAM);
    expect(await invitations()).toEqual([]);
    expect(await project.sql(log, invited_email)).toEqual([]);
  });

  it('is in the log of who was invited again after a year', async () => {
    const invited_email = 'twice@example.com';
    await ask('owner', 'invite', { invited_role: 'editor', invited_email });
    await project.sql(
      `update public.invitations set created_at = now() - interval '13 months', expires_at = now() - interval '13 months'`,
    );
    await ask('owner', 'invite', { invited_role: 'author', invited_email });
    const log = 'select role from public.staff_events where about_email = $1';
    expect(await project.sql(log, invited_email)).toContainEqual({ role: 'author' });
  });

  it('is found by a number that was written with an extension once', async () => {
    const enquiry = (phone: string) =>
      insertRow(project, 'enquiries', () => ({ ...anEnquiryRow({ email: null, phone }) }));
    await enquiry('0121 496 0123 ext 12');
    await enquiry('+44 121 496 0123');
    const found = await ask('owner', 'records_of_person', {
      ...{ person_email: '', person_phone: '0121 496 0123 x34' },
    });
    expect(found).toHaveLength(2);
  });

  it.each(['', 'none', '+44'])('is nobody’s where the number is “%s”', async (person_phone) => {
    // Free text passes; "not known" has no digit, either.
    await project.sql(`update public.guest_list set companion_phone = 'not known'`);
    const nobody = { person_email: '', person_phone };
    expect(await ask('owner', 'records_of_person', nobody)).toEqual([]);
    expect(await deletion('owner', 'erase_person', nobody)).toEqual({ deleted: 0 });
  });
});

describe('what names a record of a person', () => {
  const visits = (rules: string) =>
    project.sql(
      `create table public.visits (id int, enquiry_id uuid ${rules}, enquiry_ids uuid[])`,
    );
  const visit = () =>
    project.sql(
      `insert into public.visits select 1, id, array[id, id] from public.enquiries limit 1`,
    );
  afterEach(() => project.sql('drop table if exists public.visits'));

  it('keeps and reports that record alone, and neither the person’s others nor old ones', async () => {
    await visits('references public.enquiries (id)');
    await project.sql('delete from public.enquiries');
    await insertRow(project, 'enquiries', () => ({
      ...anEnquiryRow({ email: null, phone: '07700 900456', created_at: '2020-01-01T00:00:00Z' }),
    }));
    await visit();
    await insertRow(project, 'enquiries', () => ({
      ...anEnquiryRow({ email: 'sam@example.com', created_at: '2020-01-01T00:00:00Z' }),
    }));
    expect(await deletion('owner', 'delete_old_records')).toEqual({
      deleted: 2,
      stayed: ['1 enquiries in visits'],
    });
    await insertRow(project, 'enquiries', () => ({
      ...anEnquiryRow({ email: 'sam@example.com' }),
    }));
    expect(await deletion('owner', 'erase_person', SAM)).toEqual({
      deleted: 2,
      stayed: ['1 enquiries in visits'],
    });
    await project.sql('delete from public.visits');
    expect(await deletion('owner', 'erase_person', SAM)).toEqual({ deleted: 1 });
  });

  it.each([
    ['cascade', 0],
    ['set null', 1],
  ])('cascades or is set to null: on delete %s', async (rule, left) => {
    await visits(`references public.enquiries (id) on delete ${rule}`);
    await visit();
    expect(await deletion('owner', 'erase_person', SAM)).toEqual({ deleted: 2 });
    expect(await project.sql('select from public.visits where enquiry_id is null')).toHaveLength(
      left,
    );
  });

  it('lets go of one of several', async () => {
    await visits('');
    await project.sql(`create trigger leave after delete on public.enquiries
      for each row execute function private.drop_reference('visits', 'enquiry_ids')`);
    const kept = await insertRow(project, 'enquiries', () => ({
      ...anEnquiryRow({ email: 'kept@example.com', phone: '0121 496 0199' }),
    }));
    await project.sql(
      `insert into public.visits select 1, null, array_agg(id) from public.enquiries`,
    );
    expect(await deletion('owner', 'erase_person', SAM)).toEqual({ deleted: 2 });
    expect(await project.sql('select enquiry_ids from public.visits')).toEqual([
      { enquiry_ids: [kept] },
    ]);
    await project.sql('drop trigger leave on public.enquiries');
  });
});

it('nothing in the database prevents the erasure of a person', async () => {
  const holders = await project.sql(
    `select conrelid::regclass as holder from pg_constraint
     where contype = 'f' and confdeltype not in ('c', 'n')
       and confrelid in (select format('public.%I', table_name)::regclass from private.personal_tables)
     union all
     select tgrelid::regclass from pg_trigger
     where tgfoid = 'private.refuse_referenced'::regproc
       and tgrelid in (select format('public.%I', table_name)::regclass from private.personal_tables)`,
  );
  expect(holders).toEqual([]);
});

it.each(['services', 'private.personal_tables', 'staff'])(
  'records of %s, which is no table of people, are not deleted by their ids',
  async (of_table) => {
    const answer = await project.call('owner', 'delete_personal_records', { of_table, ids: [] });
    expect(answer.status).toBe(404);
  },
);

describe('what is too old', () => {
  it('is deleted after its table’s retention, for one table or all', async () => {
    expect(await ask('owner', 'personal_tables')).toContainEqual(
      expect.objectContaining({ table_name: 'guest_list', kept_months: 84 }),
    );
    expect(await deletion('owner', 'delete_old_records', { of_table: 'enquiries' })).toEqual({
      deleted: 0,
    });
    expect(await deletion('owner', 'delete_old_records')).toEqual({ deleted: 1 });
    expect(await guests()).toEqual(['Ada', 'Sam']);
  });

  it.each(['delete_old_records', 'delete_expired'])(
    'is no deleted record, event, invitation or dismissed finding after %s',
    async (name) => {
      const id = await insertRow(project, 'questions', () => ({
        ...{ page: 'services', question: 'Who?', answer: 'Jane', position: 'a' },
      }));
      await project.sql(
        `insert into public.dismissed_findings (table_name, row_id, finding, reason) values ('questions', $1, 'x', 'Meant so')`,
        id,
      );
      await project.sql('delete from public.questions where id = $1', id);
      await project.sql(`update public.revisions set saved_at = now() - interval '31 days'`);
      await ask('owner', 'invite', { invited_role: 'editor', invited_email: 'late@example.com' });
      const age = (days: number) => `now() - make_interval(days => ${days})`;
      await project.sql(`update public.staff_events set happened_at = ${age(370)}`);
      await project.sql(
        `update public.invitations set created_at = ${age(370)}, expires_at = ${age(370)}`,
      );
      await project.sql(
        `insert into public.staff_events (what, role, happened_at) values ('left', 'editor', ${age(360)})`,
      );
      expect((await project.call('owner', name)).ok).toBe(true);
      const left = (table: string) => project.sql(`select from public.${table}`);
      expect(await left('revisions')).toEqual([]);
      expect(await left('staff_events')).toHaveLength(1);
      expect(await left('invitations')).toEqual([]);
      expect(await left('dismissed_findings')).toEqual([]);
    },
  );

  it.each(['services', 'private.personal_tables', 'guest_list; drop table public.guest_list'])(
    'is nothing of %s, which is no table of people',
    async (of_table) => {
      expect(await ask('owner', 'delete_old_records', { of_table })).toEqual([]);
      expect(await guests()).toHaveLength(3);
    },
  );
});
