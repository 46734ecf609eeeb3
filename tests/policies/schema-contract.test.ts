import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../src/admin/resources/registry.ts';
import { startBackend, type Backend } from '../../supabase/local/backend.ts';

interface Column {
  name: string;
  isNullable: boolean;
  hasDefault: boolean;
}

interface Constraint {
  name: string;
  kind: 'check' | 'unique';
  definition: string;
  columns: string[];
}

let backend: Backend;
const dataDir = mkdtempSync(join(tmpdir(), 'schema-contract-'));

beforeAll(async () => {
  backend = await startBackend({ dataDir, withSeed: false });
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await backend.database.query<Column>(
    `select column_name as name, is_nullable = 'YES' as "isNullable",
            column_default is not null or is_identity = 'YES' as "hasDefault"
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows;
}

async function constraintsOf(table: string): Promise<Constraint[]> {
  const { rows } = await backend.database.query<Constraint>(
    `select conname as name, pg_get_constraintdef(oid) as definition,
            case contype when 'c' then 'check' else 'unique' end as kind,
            array(select attname::text from pg_attribute
                  where attrelid = conrelid and attnum = any (conkey)) as columns
     from pg_constraint where conrelid = $1::regclass and contype in ('c', 'u')`,
    [`public.${table}`],
  );
  return rows;
}

/** The values of a check constraint of the form `column in ('a', 'b')`, as Postgres prints it. */
function valuesOf({ definition }: Constraint): string[] | undefined {
  const list = /= ANY \(+ARRAY\[(.+?)\]/.exec(definition)?.[1];
  if (!list) return undefined;
  const quoted = list.matchAll(/'((?:[^']|'')*)'::/g);
  return [...quoted].map(([, text = '']) => text.replaceAll("''", "'"));
}

describe.each(resources)('the schema of $table and the migrated database', (schema) => {
  const { table, fields, list, versionColumn, titleColumn, constraints = {} } = schema;

  it('agree on the columns', async () => {
    const columns = await columnsOf(table);
    const names = columns.map(({ name }) => name);
    const used = [...Object.keys(fields), ...list.columns, list.sort.field, titleColumn];
    expect(names).toEqual(expect.arrayContaining([...used, 'id']));
    if (versionColumn) expect(names).toContain(versionColumn);
  });

  it('agree on what must be filled', async () => {
    const demanded = (await columnsOf(table))
      .filter(({ isNullable, hasDefault }) => !isNullable && !hasDefault)
      .map(({ name }) => name);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(demanded));
    for (const column of demanded) {
      const field = fields[column];
      const isAlwaysFilled = field?.kind === 'boolean' || field?.required !== undefined;
      expect(isAlwaysFilled, `"${column}" may be left blank in the form`).toBe(true);
    }
  });

  it('agree on every list of choices', async () => {
    const checks = (await constraintsOf(table)).filter(({ kind }) => kind === 'check');
    for (const [column, field] of Object.entries(fields)) {
      if (field.kind !== 'select') continue;
      const allowed = checks
        .filter(({ columns }) => columns.length === 1 && columns[0] === column)
        .map(valuesOf)
        .find((values) => values !== undefined);
      if (allowed) expect([...field.choices].sort(), column).toEqual(allowed.sort());
    }
  });

  it('agree on the constraints, each with words for the person who breaks it', async () => {
    const names = (await constraintsOf(table)).map(({ name }) => name);
    expect(Object.keys(constraints).sort()).toEqual(names.sort());
    for (const { field } of Object.values(constraints)) expect(fields).toHaveProperty(field);
  });
});

it('the blog’s categories are what the database allows', async () => {
  const checks = await constraintsOf('blog_posts');
  const category = checks.find(({ name }) => name === 'blog_posts_category');
  expect(category && valuesOf(category)).toHaveLength(7);
});
