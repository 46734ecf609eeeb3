import type { PGlite } from '@supabase/lite/pglite';
import { extract } from '@supabase/pg-delta/extract';
import { plan, type Action } from '@supabase/pg-delta/plan';
import { formatSqlStatements } from '@supabase/pg-delta/sql-format';
import { quoted } from './table-sql.ts';

/** The facts of pg-delta, which is an alpha: imported here alone. */
export type Facts = Awaited<ReturnType<typeof extract>>['factBase'];

/** One statement of a migration. */
export interface Change {
  sql: string;
  /** The table or function that it creates or alters. */
  about: string;
  /** Why it is not applied automatically, in a sentence. */
  danger?: string | undefined;
}

/** Inspects a database inside a transaction of the caller's, whose search path it changes. */
export async function factsOf(database: PGlite): Promise<Facts> {
  const query = async (text: string, values?: unknown[]) =>
    /^(begin|commit|rollback)\b/i.test(text) ? { rows: [] } : database.query(text, values);
  const client = { query, release: () => undefined };
  const pool = { ...client, connect: () => client };
  return (await extract(pool as unknown as Parameters<typeof extract>[0])).factBase;
}

const ROLES = ['postgres', 'anon', 'authenticated', 'service_role', 'supabase_auth_admin'];

/** The statements from `there` to `wanted`, each after its dependencies. */
export function changesBetween(there: Facts, wanted: Facts): Change[] {
  const options = { scope: 'database', defaultOwner: 'postgres', assumedRoles: ROLES } as const;
  const { actions } = plan(there, wanted, options);
  const columnsIn = (ids: readonly Id[]) =>
    ids.flatMap((id) =>
      id.kind === 'column' || id.kind === 'default' ? `${id.table}.${id.name}` : [],
    );
  const columnsOf = (action: Action) => {
    const needed = idsOf(action).flatMap((id) => wanted.outgoingEdges(id).map(({ to }) => to));
    return columnsIn([...idsOf(action), ...needed]);
  };
  const columns = new Set(columnsIn(there.facts().map(({ id }) => id)));
  const tables = new Set(there.facts().flatMap(({ id }) => (id.kind === 'table' ? id.name : [])));
  const own = actions.map((action) => {
    // A table that the same migration creates has no rows to lose, and a column no values.
    const used = [...new Set(columnsOf(action))];
    if (UNIQUE.test(action.sql) && used.every((column) => columns.has(column)))
      return `${used.join(', ')} must be unique, and rows that are there may be alike.`;
    return tables.has(nameOf(action)) ? dangerOf(action) : undefined;
  });
  // A column's rules, defaults and indexes wait with it.
  const dangers = new Map<string, string>();
  actions.forEach((action, at) => {
    const danger = own[at];
    if (danger) for (const column of columnsIn(idsOf(action))) dangers.set(column, danger);
  });
  return actions.map((action, at) => {
    const given = [action.sql.replace(EVERY_PRIVILEGE, 'ALL')];
    const sql = formatSqlStatements(given, { keywordCase: 'lower', maxWidth: 120 }).join(';\n');
    const [danger] = columnsOf(action).flatMap((column) => dangers.get(column) ?? []);
    return { sql: unquoted(sql), about: nameOf(action), danger: own[at] ?? danger };
  });
}

/** As PostgreSQL 17 lists them: before it there was no MAINTAIN, and a statement that names it fails. */
const EVERY_PRIVILEGE =
  /(?<=^GRANT )DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE(?= ON )/;

/** Drops needless quotation marks, but not in strings and function bodies. */
const unquoted = (sql: string) =>
  sql.replace(/'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"(\w+)"/g, (whole, _tag, name?: string) =>
    name === undefined ? whole : quoted(name),
  );

type Id = Action['produces'][number];

const idsOf = ({ produces, destroys, consumes }: Action): Id[] => [
  ...produces,
  ...destroys,
  ...consumes,
];

function nameOf(action: Action): string {
  const [first] = idsOf(action);
  const id = first && 'target' in first ? first.target : first;
  if (!id) return '';
  // Policies of buckets are named by what they belong to.
  if ('table' in id) return id.schema === 'storage' ? '' : id.table;
  return 'name' in id ? id.name : '';
}

const DANGERS: readonly [statement: RegExp, what: string][] = [
  [/ DROP COLUMN "(.+?)"/, 'goes with all that it holds'],
  [/^DROP TABLE .*"(.+?)"$/, 'goes with all its rows'],
  [/ ALTER COLUMN "(.+?)" (?:SET DATA )?TYPE /, 'gets another type, which may not hold its values'],
  [/ ALTER COLUMN "(.+?)" SET NOT NULL/, 'must be filled, and rows may be there without it'],
  [
    / ADD COLUMN "(.+?)" (?!.* (?:DEFAULT|GENERATED) ).*NOT NULL/,
    'must be filled, and rows that are there have none',
  ],
];

const UNIQUE = / ADD CONSTRAINT "\w+" UNIQUE |^CREATE UNIQUE INDEX /;

function dangerOf(action: Action): string | undefined {
  const table = nameOf(action);
  for (const [statement, what] of DANGERS) {
    const [, name] = statement.exec(action.sql) ?? [];
    if (name) return `"${name}" of ${table} ${what}.`;
  }
  return action.dataLoss === 'destructive' ? `Something of ${table} would be lost.` : undefined;
}
