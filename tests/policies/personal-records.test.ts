import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anEnquiryRow } from '../support/enquiry-rows.ts';
import { insertRow } from './actions/table.ts';
import { startLockedProject, type Caller } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

/** A second table of people, which owners alone read: what a migration of `resource:new --private --roles owner` makes. */
await project.sql(`create table public.guest_list (
  id uuid primary key default gen_random_uuid(),
  guest text not null,
  "E-mail" text,
  created_at timestamptz not null default now()
)`);
await project.sql('alter table public.guest_list enable row level security');
await project.sql('grant select, insert, update, delete on public.guest_list to authenticated');
await project.sql(`create policy "Owners" on public.guest_list for all to authenticated
  using ((select public.staff_role()) = 'owner')`);
await project.sql(`insert into private.personal_tables values ('guest_list', 'E-mail', null, 84)`);

const SAM = { person_email: 'SAM@example.com', person_phone: '07700 900456' };

const ask = async (caller: Caller, name: string, values?: object): Promise<unknown> =>
  (await project.call(caller, name, values)).json();
const guests = async () =>
  (await project.sql('select guest from public.guest_list order by guest')).map(
    (row) => (row as { guest: string }).guest,
  );

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
    expect(await ask('owner', 'erase_person', SAM)).toBe(2);
    expect(await ask('owner', 'records_of_person', SAM)).toEqual([]);
    expect(await guests()).toEqual(['Ada', 'Bob']);
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
    expect(await ask('editor', 'erase_person', SAM)).toBe(1);
    expect(await guests()).toEqual(['Ada', 'Bob', 'Sam']);
  });

  it.each(['', 'none', '+44'])('is nobody’s where the number is “%s”', async (person_phone) => {
    await project.sql(`update public.enquiries set phone = 'not known'`);
    const nobody = { person_email: '', person_phone };
    expect(await ask('owner', 'records_of_person', nobody)).toEqual([]);
    expect(await ask('owner', 'erase_person', nobody)).toBe(0);
  });
});

describe('what is too old', () => {
  it('goes after the time of its table, of one table or of all', async () => {
    expect(await ask('owner', 'delete_old_records', { of_table: 'enquiries' })).toBe(0);
    expect(await ask('owner', 'delete_old_records')).toBe(1);
    expect(await guests()).toEqual(['Ada', 'Sam']);
  });

  it.each(['services', 'private.personal_tables', 'guest_list; drop table public.guest_list'])(
    'is nothing of %s, which is no table of people',
    async (of_table) => {
      expect(await ask('owner', 'delete_old_records', { of_table })).toBe(0);
      expect(await guests()).toHaveLength(3);
    },
  );
});
