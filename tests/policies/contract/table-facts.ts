import type { PGlite } from '@supabase/lite/pglite';

interface Column {
  name: string;
  isNullable: boolean;
  hasDefault: boolean;
}

interface Constraint {
  name: string;
  kind: 'check' | 'unique' | 'foreign key' | 'trigger';
  columns: string[];
}

export interface Bucket {
  id: string;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** Facts of the migrated table that hand-written SQL may contradict. */
export interface TableFacts {
  columns: Column[];
  constraints: Constraint[];
  /** Whether a policy lets visitors read rows. */
  isOpen: boolean;
  /** Of all tables. */
  buckets: Bucket[];
}

export async function factsOf(database: PGlite, table: string): Promise<TableFacts> {
  const columns = await database.query<Column>(
    `select column_name as name, is_nullable = 'YES' as "isNullable",
            column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const constraints = await database.query<Constraint>(
    `select conname as name,
            case contype when 'c' then 'check' when 't' then 'trigger' when 'f' then 'foreign key' else 'unique' end as kind,
            array(select attname::text from pg_attribute
                  where attrelid = conrelid and attnum = any (conkey)) as columns
     from pg_constraint
     where conrelid = to_regclass('public.' || quote_ident($1)) and contype in ('c', 'u', 'f', 'x', 't')
     union all
     -- An index that is unique refuses as a constraint does.
     select indexrelid::regclass::text, 'unique',
            array(select attname::text from pg_attribute
                  where attrelid = indrelid and attnum = any (indkey::int2[]))
     from pg_index
     where indrelid = to_regclass('public.' || quote_ident($1)) and indisunique
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  const readers = await database.query(
    `select from pg_policies
     where schemaname = 'public' and tablename = $1 and cmd in ('SELECT', 'ALL')
       and roles && array['anon', 'public']::name[]`,
    [table],
  );
  const buckets = await database.query<Bucket>(
    'select id, file_size_limit::int, allowed_mime_types from storage.buckets',
  );
  return {
    columns: columns.rows,
    constraints: constraints.rows,
    isOpen: readers.rows.length > 0,
    buckets: buckets.rows,
  };
}
