import type { PGlite } from '@supabase/lite/pglite';
import { format, resolveConfig } from 'prettier';

export const TYPES_FILE = 'src/shared/database.types.ts';

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
}

interface SqlFunction {
  name: string;
  returns: string;
  /** Of the arguments. */
  names: string[];
  types: string[];
  /** Number of trailing arguments with a default. */
  optional: number;
}

/** TypeScript types by Postgres type; the same choices as `supabase gen types`. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  bigint: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
};

const typeOf = (udt: string): string =>
  udt.startsWith('_') ? `${typeOf(udt.slice(1))}[]` : (TYPES[udt] ?? 'string');

/** The file's text, for the tables and functions of the public schema. */
export async function databaseTypes(database: PGlite): Promise<string> {
  const { rows: columns } = await database.query<Column>(`
    select table_name, column_name, udt_name, is_nullable,
           column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
    from information_schema.columns
    where table_schema = 'public'
    order by table_name, ordinal_position`);
  const { rows: functions } = await database.query<SqlFunction>(`
    select p.proname as name, t.typname as returns, coalesce(p.proargnames, '{}') as names,
           p.pronargdefaults as optional,
           array(select format_type(arg, null) from unnest(p.proargtypes) as arg) as types
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and t.typtype = 'b' and not p.proretset
    order by p.proname`);

  const tables = groupByTable(columns);
  const text = `
    // Generated from the migrated database by \`npm run db:types\`. Do not edit.
    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

    export interface Database {
      public: {
        Tables: { ${Object.entries(tables)
          .map(([name, list]) => tableType(name, list))
          .join('\n')} };
        Views: { [_ in never]: never };
        Functions: { ${functions.map(functionType).join('\n')} };
        Enums: { [_ in never]: never };
        CompositeTypes: { [_ in never]: never };
      };
    }

    type PublicTables = Database['public']['Tables'];
    export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
    export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
    export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
  `;
  return format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
}

function functionType({ name, returns, names, types, optional }: SqlFunction): string {
  const demanded = types.length - optional;
  const members = types
    .map((type, index) => `${names[index]}${index < demanded ? '' : '?'}: ${typeOf(type)};`)
    .join('\n');
  return `${name}: { Args: { ${members || '[_ in never]: never'} }; Returns: ${typeOf(returns)} };`;
}

function tableType(name: string, columns: Column[]): string {
  const member = (optional: (column: Column) => boolean) =>
    columns
      .map((column) => {
        const type = typeOf(column.udt_name) + (column.is_nullable === 'YES' ? ' | null' : '');
        return `${column.column_name}${optional(column) ? '?' : ''}: ${type};`;
      })
      .join('\n');
  return `${name}: {
    Row: { ${member(() => false)} };
    Insert: { ${member((column) => column.has_default || column.is_nullable === 'YES')} };
    Update: { ${member(() => true)} };
    Relationships: [];
  };`;
}

function groupByTable(columns: Column[]): Record<string, Column[]> {
  const tables: Record<string, Column[]> = {};
  for (const column of columns) (tables[column.table_name] ??= []).push(column);
  return tables;
}
