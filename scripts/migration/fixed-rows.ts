import type { PGlite } from '@supabase/lite/pglite';

/** A row that migrations insert, its values as SQL literals. */
export interface FixedRow {
  table: string;
  key: string[];
  values: Record<string, string>;
}

/** Tables that no client writes. Values of volatile defaults (a salt, a time) are left out. */
const TABLES = `
  select format('%I.%I', nspname, relname) as table,
    array(select attname::text from pg_attribute where attrelid = class.oid and attnum = any (indkey)) as key,
    array(
      select attname::text from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = class.oid and attnum > 0 and not attisdropped and attidentity = ''
        and coalesce(pg_get_expr(adbin, adrelid), '') !~ '[(]'
      order by attnum
    ) as columns
  from pg_class as class
  join pg_namespace on pg_namespace.oid = relnamespace
  join pg_index on indrelid = class.oid and indisprimary
  where relkind = 'r' and (nspname = 'private' or (nspname, relname) = ('storage', 'buckets'))
  order by class.oid`;

export async function fixedRowsOf(database: PGlite): Promise<FixedRow[]> {
  const tables = await database.query<Omit<FixedRow, 'values'> & { columns: string[] }>(TABLES);
  const found = tables.rows.map(async ({ table, key, columns }) => {
    const values = columns.map((column) => `'${column}', quote_nullable(${column})`).join();
    const { rows } = await database.query<Pick<FixedRow, 'values'>>(
      `select jsonb_build_object(${values}) as values from ${table} order by ${key.join()}`,
    );
    return rows.map((row) => ({ ...row, table, key }));
  });
  return (await Promise.all(found)).flat();
}

/** The statements from `there` to `wanted`. */
export function rowChanges(there: readonly FixedRow[], wanted: readonly FixedRow[]): string[] {
  const before = new Map(there.map((row) => [identity(row), row.values]));
  const kept = new Set(wanted.map(identity));
  return [
    ...wanted.flatMap((row) => insertion(row, before.get(identity(row)))),
    ...there.filter((row) => !kept.has(identity(row))).map(deletion),
  ];
}

/** A bucket with files stays, whose addresses records may still have; a hosted project wants the setting (storage.protect_delete). */
const deletion = (row: FixedRow) =>
  row.table === 'storage.buckets'
    ? `set local storage.allow_delete_query = 'true';
delete from ${identity(row)} and not exists (select from storage.objects where bucket_id = ${row.values.id})`
    : `delete from ${identity(row)}`;

const identity = ({ table, key, values }: FixedRow) =>
  `${table} where ${key.map((column) => `${column} = ${values[column]}`).join(' and ')}`;

/** Of a row that is there, only what has changed: a project may have set the rest. */
function insertion({ table, key, values }: FixedRow, before: FixedRow['values'] = {}): string[] {
  const columns = Object.keys(values);
  const changed = columns.filter((column) => values[column] !== before[column]);
  if (changed.length === 0) return [];
  const updates = changed.filter((column) => !key.includes(column));
  const update = updates.map((column) => `${column} = excluded.${column}`).join(', ');
  return [
    `insert into ${table} (${columns.join(', ')}) values (${Object.values(values).join(', ')})
  on conflict (${key.join(', ')}) do ${update ? `update set ${update}` : 'nothing'}`,
  ];
}
