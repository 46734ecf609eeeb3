import { afterAll, describe, expect, it } from 'vitest';
import { aMember } from './actions/staff.ts';
import { insertion } from './actions/table.ts';
import {
  COLUMNS,
  COLUMNS_OF_DATABASE,
  oddValue,
  pointersOf,
  rowOf,
  type TableColumns,
} from './columns.ts';
import { startLockedProject } from './locked-project.ts';

const CALLERS = ['visitor', 'stranger', 'author', 'editor', 'owner'] as const;
const EDITORS: readonly string[] = ['editor', 'owner'];

const project = await startLockedProject();
afterAll(() => project.close());

const query = project.sql;

const columns = await query<{ table: string; column: string; type: string }>(COLUMNS_OF_DATABASE);
const types = new Map(columns.map(({ table, column, type }) => [`${table}.${column}`, type]));

it('lists exactly the columns of the database', () => {
  const declared = Object.entries(COLUMNS).flatMap(([table, { free, refers = {}, kept }]) =>
    [...Object.keys({ ...free, ...refers }), ...kept].map((column) => `${table}.${column}`),
  );
  expect(
    [...types.keys()].filter((name) => !declared.includes(name)),
    'Who may write these, and may whoever reads the table know them? Say it in tests/policies/columns.ts.',
  ).toEqual([]);
  expect(declared.filter((name) => !types.has(name))).toEqual([]);
});

async function insertRow(table: string, columns: TableColumns, user: string, more?: object) {
  const { row, key, isPersonal, isSingle } = columns;
  if (!row) return aMember(project);
  if (isSingle || isPersonal) await query(`delete from public.${table}`);
  const pointers = await pointersOf(table, addRow);
  const values = { ...rowOf(columns, user), ...pointers, ...more };
  const [inserted] = await query<{ key: string }>(
    insertion(table, values, key),
    JSON.stringify(values),
  );
  return inserted?.key ?? '';
}

const addRow = (table: string) =>
  insertRow(table, COLUMNS[table] as TableColumns, project.users.owner);

/** Compares the database's text forms. */
async function holds(
  table: string,
  [key, id]: [string, string],
  column: string,
  value: unknown,
): Promise<boolean> {
  const rows = await query(
    `select from public.${table} as one
     where ${key}::text = $1 and to_jsonb(one) -> $2
       = to_jsonb(jsonb_populate_record(null::public.${table}, $3::jsonb)) -> $2`,
    ...[id, column, JSON.stringify({ [column]: value })],
  );
  return rows.length > 0;
}

async function change(
  caller: (typeof CALLERS)[number],
  table: string,
  [key, id]: [string, string],
  [column, value]: [string, unknown],
): Promise<boolean> {
  await project.as(caller, 'PATCH', `/rest/v1/${table}?${key}=eq.${id}`, {
    body: JSON.stringify({ [column]: value }),
  });
  return holds(table, [key, id], column, value);
}

const open = Object.entries(COLUMNS).filter(([table, { row }]) => row ?? table === 'staff');

describe.each(open)('%s', (table, columns) => {
  const { free, kept, writers = EDITORS, key = 'id' } = columns;

  it.each(CALLERS)('%s changes what is theirs to change and nothing else', async (caller) => {
    const user = project.users[caller === 'visitor' || caller === 'stranger' ? 'owner' : caller];
    let id = await insertRow(table, columns, user);
    const others = { ...free, ...(await pointersOf(table, addRow, true)) };
    for (const [column, value] of Object.entries(others)) {
      const changed = await change(caller, table, [key, id], [column, value]);
      expect(changed, column).toBe(writers.includes(caller));
      if (!changed) continue;
      await query(`delete from public.${table} where ${key}::text = $1`, id);
      id = await insertRow(table, columns, user);
    }
    for (const column of kept) {
      const value = oddValue(types.get(`${table}.${column}`) ?? '');
      expect(await change(caller, table, [key, id], [column, value]), column).toBe(false);
    }
  });

  it.runIf(columns.row)('nobody inserts a row with columns of the database', async () => {
    const pointers = await pointersOf(table, addRow);
    for (const column of kept.filter((name) => table !== 'company' || name !== 'id')) {
      if (columns.isSingle) await query(`delete from public.${table}`);
      const value = oddValue(types.get(`${table}.${column}`) ?? '');
      await project.as('owner', 'POST', `/rest/v1/${table}`, {
        body: JSON.stringify({ ...columns.row?.(), ...pointers, [column]: value }),
      });
      const odd = JSON.stringify({ [column]: value });
      const found = await query(
        `select from public.${table} as one where to_jsonb(one) -> $1
           = to_jsonb(jsonb_populate_record(null::public.${table}, $2::jsonb)) -> $1`,
        ...[column, odd],
      );
      expect(found, column).toEqual([]);
    }
  });
});

describe.each(['blog_posts', 'pages'])('an author’s own draft in %s', (table) => {
  it('is the author’s but for whose it is and whether it is public', async () => {
    const columns = COLUMNS[table];
    for (const [column, value] of Object.entries(columns?.free ?? {})) {
      const { author } = project.users;
      const id = await insertRow(table, columns as TableColumns, author, { author_id: author });
      const changed = await change('author', table, ['id', id], [column, value]);
      expect(changed, column).toBe(!['published_at', 'author_id'].includes(column));
      await query(`delete from public.${table} where id::text = $1`, id);
    }
  });
});

/** Tables without a row above are written by nobody. */
it.each(Object.keys(COLUMNS).filter((table) => !open.some(([name]) => name === table)))(
  '%s is changed by nobody through the API',
  async (table) => {
    const { rows } = await project.backend.database.query<{ cmd: string }>(
      `select cmd from pg_policies where schemaname = 'public' and tablename = $1`,
      [table],
    );
    expect(rows.filter(({ cmd }) => /UPDATE|INSERT|ALL/.test(cmd))).toEqual([]);
  },
);
