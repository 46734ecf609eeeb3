import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { insertRow } from './actions/table.ts';
import { COLUMNS, rowMaker } from './columns.ts';
import { startLockedProject } from './locked-project.ts';

/** Shape and size of columns hold for every writer, an import with the secret key included. */
const project = await startLockedProject();
afterAll(() => project.close());

const { sql } = project;

interface Column {
  table: string;
  name: string;
  type: string;
}

const WITHOUT_END = ['text', 'jsonb', 'json', '_text', '_uuid', '_int4', '_numeric'];
const columns = await sql<Column>(
  `select table_name as table, column_name as name, udt_name as type
   from information_schema.columns
   where table_schema = 'public' and is_generated = 'NEVER' and udt_name = any ($1) order by 1, 2`,
  WITHOUT_END,
);

/** Too large for any column. */
const HUGE: Record<string, unknown> = {
  text: 'a'.repeat(1_000_000),
  jsonb: { a: 'a'.repeat(1_000_000) },
  _text: Array.from({ length: 3000 }, () => 'a'),
  _uuid: Array.from({ length: 3000 }, () => randomUUID()),
};

const written = columns.filter(({ table }) => COLUMNS[table]?.row);

describe('a former address', () => {
  const SPLAT = '/* https://evil.example/:splat 301!';
  const add = async (slug: string, owner: 'post_id' | 'page_id') => {
    const table = owner === 'post_id' ? 'blog_posts' : 'pages';
    const id = await insertRow(project, table, rowMaker(table));
    return project.as('service key', 'POST', '/rest/v1/moved_addresses', {
      body: JSON.stringify({ slug, [owner]: id }),
    });
  };

  it.each([
    [SPLAT, 'post_id'],
    [SPLAT, 'page_id'],
    [`ovens 301\n${SPLAT}`, 'post_id'],
    [`/ovens 301\n${SPLAT}`, 'page_id'],
    ['/ovens/', 'post_id'],
    ['//ovens', 'post_id'],
    ['/2024/../about', 'post_id'],
    ['ovens', 'page_id'],
    ['../about', 'post_id'],
    ['/about', 'page_id'],
    ['/about', 'post_id'],
    ['/', 'page_id'],
    ['Ovens', 'post_id'],
    [`/${'a'.repeat(200)}`, 'page_id'],
  ] as const)('“%s” is none of a %s', async (slug, owner) => {
    const response = await add(slug, owner);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('moved_addresses_slug_format');
  });

  it.each([
    ['clean-ovens', 'post_id'],
    ['/2024/03/14/clean-ovens', 'post_id'],
    ['/areas/walsall', 'page_id'],
  ] as const)('%s is one of a %s', async (slug, owner) => {
    expect((await add(slug, owner)).status).toBe(201);
  });
});

describe('sections', () => {
  const page = (sections: unknown) =>
    project.as('editor', 'POST', '/rest/v1/pages', {
      body: JSON.stringify({ path: `/a-${randomUUID().slice(0, 8)}`, title: 'A', sections }),
    });

  it.each([
    ['a number', 4],
    ['an object', { id: 'one', type: 'text' }],
    ['a list of texts', ['one', 'two']],
    ['sections without ids', [{ type: 'text' }, { type: 'text' }]],
    ['eleven levels', nested(11)],
    ['fifty levels', nested(50)],
  ])('that are %s have no shape', async (_what, sections) => {
    const response = await page(sections);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/pages_sections_(shape|size)|more than 100 levels/);
  });

  it('of 60,000 levels are refused', async () => {
    const body = `{"path":"/deep","title":"Deep","sections":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const response = await project.as('editor', 'POST', '/rest/v1/pages', { body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

it('every table that rows are made of is looked at', () => {
  expect(new Set(written.map(({ table }) => table)).size).toBeGreaterThan(9);
});

it.each(written)('$table $name ($type) has an end', async ({ table, name, type }) => {
  const { column, value } = await keyOfNewRow(table);
  const refusal = await sql(
    `update public.${table} set ${name} = (jsonb_populate_record(null::public.${table}, $1::jsonb)).${name}
     where ${column}::text = $2`,
    ...[JSON.stringify({ [name]: HUGE[type] }), value],
  ).catch((error: Error) => error.message);
  const [stored] = await sql<{ size: number }>(
    `select octet_length(${name}::text) as size from public.${table} where ${column}::text = $1`,
    value,
  );
  expect(stored?.size ?? 0, JSON.stringify(refusal)).toBeLessThan(10_000);
});

it('what triggers and functions alone write has a rule, too', async () => {
  const free = await sql(
    `select attrelid::regclass::text as table, attname as column
     from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
       and attnum > 0 and attgenerated = '' and typname = any ($1)
       and not exists (
         select from pg_constraint
         where conrelid = attrelid and attnum = any (conkey) and contype in ('c', 'f')
       )
     order by 1, 2`,
    WITHOUT_END,
  );
  expect(free).toEqual([]);
});

/** For lists of ids, too. */
const ID = '00000000-0000-4000-8000-000000000001';

it.each(written.filter(({ type }) => type.startsWith('_')))(
  '$table $name is no list of lists',
  async ({ table, name }) => {
    const { column, value } = await keyOfNewRow(table);
    await expect(
      sql(
        `update public.${table} set ${name} = '{{${ID},${ID}}}' where ${column}::text = $1`,
        value,
      ),
    ).rejects.toThrow(/violates check constraint/);
  },
);

function nested(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = { inside: value };
  return [{ id: 'one', type: 'text', value }];
}

/** Inserts a row and returns its key. */
async function keyOfNewRow(table: string) {
  const { key = 'id', isPersonal } = COLUMNS[table] ?? {};
  if (!isPersonal) return { column: key, value: await insertRow(project, table, rowMaker(table)) };
  const id = randomUUID();
  await sql(
    `insert into public.${table} (user_id, id, form, changes) values ($1, $2, 'services/create', '{}')`,
    project.users.editor,
    id,
  );
  return { column: 'id', value: id };
}
