import { afterAll, expect, it } from 'vitest';
import { ADVICE, FOUND, MISTAKES } from './database-advisor.ts';
import { CALLERS_IN_DATABASE, wantedCallers, type Callers } from './callers.ts';
import { startMigratedBackend } from './migrated-folder.ts';

/** No requests here: the first one makes the embedded backend grant everything to every role. */
const backend = await startMigratedBackend();
afterAll(() => backend.close());

it('Supabase’s advisor has nothing to warn of', async () => {
  const { rows } = await backend.database.query(ADVICE);
  expect(rows).toEqual([]);
});

it('each sort of mistake would be found', async () => {
  await backend.database.transaction(async (transaction) => {
    await transaction.exec(MISTAKES);
    const { rows } = await transaction.query<{ what: string }>(ADVICE);
    expect([...new Set(rows.map(({ what }) => what))]).toEqual(FOUND);
    await transaction.rollback();
  });
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
  expect(await grantsOf('authenticated', 'invitations')).toEqual(['delete', 'select']);
});

it('a function is called by those who are named here', async () => {
  const { rows } = await backend.database.query<Callers>(CALLERS_IN_DATABASE);
  expect(rows).toEqual(wantedCallers(rows));
});
