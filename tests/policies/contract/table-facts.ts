import type { PGlite } from '@supabase/lite/pglite';
import {
  fieldsOf,
  publicationColumn,
  type ContentType,
  type Personal,
} from '../../../src/schema/content-type.ts';
import { kindOf } from '../../../src/schema/kinds.ts';

export interface Column {
  name: string;
  /** As format_type prints it, without the digits of a numeric. */
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  collation: string | null;
}

export interface Constraint {
  name: string;
  kind: 'check' | 'unique' | 'foreign key' | 'trigger';
  definition: string;
  columns: string[];
  /** The table that a foreign key points to. */
  target: string | null;
}

/** What the migrated database knows of a table. */
export interface TableFacts {
  columns: Column[];
  constraints: Constraint[];
  /** The functions that its triggers call. */
  triggers: string[];
  /** What keep_to_roles() is called with: `'status', 'cancelled', 'owner'`. */
  transitions: string[];
  /** What check_references() is called with, `'area_ids', 'areas'`, where refuse_referenced() keeps those rows, too, or drop_reference() lets them go. */
  references: string[];
  /** What private.personal_tables and private.personal_columns say of it. */
  personal?: Personal & { email: string[]; phone: string[] };
  /** The tables that tell of people. */
  personalTables: string[];
  /** The roles that a policy lets read rows. */
  readers: string[];
  /** What the rules of the schema's fields would be called and print as, were they the table's. */
  wanted: ReadonlyMap<string, string>;
}

export interface Bucket {
  id: string;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

export async function factsOf(database: PGlite, schema: ContentType): Promise<TableFacts> {
  const { table } = schema;
  const columns = await database.query<Column>(
    `select column_name as name, case when data_type = 'ARRAY' then (udt_schema || '.' || udt_name)::regtype::text else data_type end as type, is_nullable = 'YES' as "isNullable",
            column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault",
            collation_name as collation
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const constraints = await database.query<Constraint>(
    `select conname as name, pg_get_constraintdef(oid) as definition,
            case contype when 'c' then 'check' when 't' then 'trigger' when 'f' then 'foreign key' else 'unique' end as kind,
            (select relname::text from pg_class where pg_class.oid = confrelid) as target,
            array(select attname::text from pg_attribute
                  where attrelid = conrelid and attnum = any (conkey)) as columns
     from pg_constraint
     where conrelid = to_regclass('public.' || quote_ident($1)) and contype in ('c', 'u', 'f', 'x', 't')
     union all
     -- An index that is unique refuses as a constraint does.
     select indexrelid::regclass::text, pg_get_indexdef(indexrelid), 'unique', null,
            array(select attname::text from pg_attribute
                  where attrelid = indrelid and attnum = any (indkey::int2[]))
     from pg_index
     where indrelid = to_regclass('public.' || quote_ident($1)) and indisunique
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  const triggers = await database.query<Trigger>(
    `select relname::text as "on", proname as name, pg_get_triggerdef(pg_trigger.oid) as definition
     from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace
       and (relname = $1 or proname in ('refuse_referenced', 'drop_reference'))`,
    [table],
  );
  const own = triggers.rows.filter(({ on }) => on === table);
  const tables = await database.query<{ name: string }>(
    'select table_name as name from private.personal_tables',
  );
  const personalTables = tables.rows.map(({ name }) => name);
  const kept = triggers.rows.flatMap((trigger) =>
    argumentsOf(
      personalTables.includes(trigger.on) ? 'drop_reference' : 'refuse_referenced',
      trigger,
    ).map((args) => `${args} on ${trigger.on}`),
  );
  const readers = await database.query<{ role: string }>(
    `select distinct unnest(roles)::text as role from pg_policies
     where schemaname = 'public' and tablename = $1 and cmd in ('SELECT', 'ALL')`,
    [table],
  );
  const columnsThat = (held: string) =>
    `array(select column_name::text from private.personal_columns
           where table_name = kept.table_name and holds = '${held}' order by 1)`;
  const personal = await database.query<Personal & { email: string[]; phone: string[] }>(
    `select kept_months as "keptMonths", ${columnsThat('email')} as email, ${columnsThat('phone')} as phone
     from private.personal_tables as kept where table_name = $1`,
    [table],
  );
  return {
    wanted: await printedRules(database, schema),
    personal: personal.rows[0],
    personalTables,
    readers: readers.rows.map(({ role }) => role),
    columns: columns.rows,
    constraints: constraints.rows,
    transitions: own.flatMap((trigger) => argumentsOf('keep_to_roles', trigger)),
    references: own
      .flatMap((trigger) => argumentsOf('check_references', trigger))
      .filter((args) => {
        const [column, target] = args.split(', ');
        return kept.includes(`'${table}', ${column} on ${target?.slice(1, -1)}`);
      }),
    triggers: own.map(({ name }) => name),
  };
}

interface Trigger {
  on: string;
  /** Of its function. */
  name: string;
  definition: string;
}

function argumentsOf(name: string, trigger: Trigger): string[] {
  const [, args] = /\((.*)\)$/.exec(trigger.definition) ?? [];
  return trigger.name === name && args !== undefined ? [args] : [];
}

export async function bucketsOf(database: PGlite): Promise<Bucket[]> {
  const { rows } = await database.query<Bucket>(
    'select id, file_size_limit::int, allowed_mime_types from storage.buckets',
  );
  return rows;
}

/** What makes the versions that a history shows. */
export const withoutHistory = (table: string) =>
  `No versions of ${table} are kept: create trigger ${table}_keep_revisions after insert or update or delete on public.${table} for each row execute function private.keep_revision();`;

/** The rules of a schema as Postgres prints them; those of columns that it does not have are left out. */
async function printedRules(database: PGlite, schema: ContentType): Promise<Map<string, string>> {
  const printed = new Map<string, string>();
  const { table } = schema;
  for (const [column, field] of fieldsOf(schema)) {
    for (const { name: end, sql, exceptDrafts } of kindOf(field).rules(field)) {
      const name = `${table}_${column}_${end}`;
      const condition = sql(`"${column}"`);
      const check = exceptDrafts
        ? `(${condition}) or "${publicationColumn(schema)}" is null`
        : condition;
      await database.exec('begin');
      const definition = await database
        .exec(
          `alter table public."${table}" drop constraint if exists "${name}";
           alter table public."${table}" add constraint "${name}" check (${check}) not valid;
           select pg_get_constraintdef(oid) as printed from pg_constraint
           where conname = '${name}' and conrelid = 'public."${table}"'::regclass`,
        )
        .then((results) => results.at(-1)?.rows[0]?.printed as string | undefined)
        .catch(() => undefined);
      await database.exec('rollback');
      if (definition) printed.set(name, withoutValidity(definition));
    }
  }
  return printed;
}

/** A rule that spares the rows of before is the same rule. */
export const withoutValidity = (definition: string) => definition.replace(/ NOT VALID$/, '');
