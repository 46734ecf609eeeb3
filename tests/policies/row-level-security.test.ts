import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, expect, it } from 'vitest';
import { startMigratedBackend } from './migrated-folder.ts';

/** No request is made here: the first one makes the embedded backend grant everything to every role. */
const backend = await startMigratedBackend();
afterAll(() => backend.close());

const OPEN_TABLES = `
  select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
  union all
  select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
    and not coalesce(reloptions::text like '%security_invoker=true%', false)
  order by 1`;

async function openTables(database: Pick<PGlite, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ relname: string }>(OPEN_TABLES);
  return rows.map(({ relname }) => relname);
}

it('every table of the public schema has row-level security on, and no view goes past it', async () => {
  expect(await openTables(backend.database)).toEqual([]);
});

it('a table or a view that is added without it would be found', async () => {
  await backend.database.transaction(async (transaction) => {
    await transaction.exec(`
      create table public.forgotten (id int);
      create view public.every_post as select * from public.blog_posts;`);
    expect(await openTables(transaction)).toEqual(['every_post', 'forgotten']);
    await transaction.rollback();
  });
  expect(await openTables(backend.database)).toEqual([]);
});

async function grantsOf(role: string, table: string): Promise<string[]> {
  const { rows } = await backend.database.query<{ granted: string }>(
    `select distinct lower(privilege_type) as granted
     from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('PUBLIC', $1) and table_name like $2
     order by 1`,
    [role, table],
  );
  return rows.map(({ granted }) => granted);
}

it('the migrations grant visitors nothing but reading, and users no more than the policies judge', async () => {
  expect(await grantsOf('anon', '%')).toEqual(['select']);
  expect(await grantsOf('authenticated', '%')).toEqual(['delete', 'insert', 'select', 'update']);
  expect(await grantsOf('anon', 'staff')).toEqual([]);
  expect(await grantsOf('authenticated', 'staff')).toEqual(['delete', 'select']);
  const { rows: columns } = await backend.database.query(
    `select column_name from information_schema.role_column_grants
     where table_name = 'staff' and grantee = 'authenticated' and privilege_type = 'UPDATE'`,
  );
  expect(columns).toEqual([{ column_name: 'role' }]);
  expect(await grantsOf('authenticated', 'invitations')).toEqual(['select']);
});

it('a function that runs as its owner names its search path, so that nobody can put another table in the way', async () => {
  const { rows } = await backend.database.query<{ proname: string; proconfig: string[] | null }>(`
    select proname, proconfig from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef`);
  expect(rows.map(({ proname }) => proname)).toContain('is_staff');
  for (const { proname, proconfig } of rows) {
    expect(proconfig, proname).toContain('search_path=""');
  }
});

/** Who may call each function, "a": visitors, "u": accounts, "s": the secret key. */
const CALLERS_OF_FUNCTIONS = {
  accept_invitation: 'u',
  activity: 'u',
  applied_migrations: 'aus',
  count_words: 'aus',
  create_preview: 'u',
  delete_old_enquiries: 'us',
  delete_old_records: 'us',
  delete_personal_records: 'us',
  dismiss_removed_factor: 'u',
  display_day: 'aus',
  enquiry_figures: 'us',
  erase_person: 'us',
  invitation_offer: 'au',
  invite: 'u',
  is_staff: 'aus',
  make_recovery_codes: 'u',
  members_with_second_factor: 'u',
  personal_tables: 'us',
  phone_digits: 'aus',
  picture_is_needed: 'u',
  picture_library: 'u',
  plain_text: 'aus',
  post_authors: 'u',
  post_categories: 'aus',
  preview_page: 'aus',
  preview_post: 'aus',
  records_of_person: 'us',
  reset_second_factor: 'u',
  restore_deleted: 'u',
  revoke_invitation: 'u',
  second_factor_status: 'u',
  seconds_to_publication: 'aus',
  send_enquiry: 'aus',
  staff_role: 'aus',
  staff_seen: 'au',
  use_recovery_code: 'u',
};

it('a function is called by those who are named here, and what is private by nobody', async () => {
  const { rows } = await backend.database.query<{ name: string; callers: string }>(`
    select proname as name, concat(
      case when has_function_privilege('anon', oid, 'execute') then 'a' end,
      case when has_function_privilege('authenticated', oid, 'execute') then 'u' end,
      case when has_function_privilege('service_role', oid, 'execute') then 's' end
    ) as callers
    from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`);
  const called = rows.filter(({ callers }) => callers !== '');
  expect(Object.fromEntries(called.map(({ name, callers }) => [name, callers]))).toEqual(
    CALLERS_OF_FUNCTIONS,
  );
  const { rows: schemas } = await backend.database.query(`
    select role from unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_schema_privilege(role, 'private', 'usage')`);
  expect(schemas).toEqual([]);
});
