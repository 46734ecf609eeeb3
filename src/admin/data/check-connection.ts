import { NO_SUCH_COLUMN } from '../../shared/refusal-codes';
import { fieldsOf, type ContentType } from '../../schema/content-type';
import { messageOf } from './server-refusal';
import { supabase } from './supabase-client';

/** Postgres' sentence of a column that is not there. */
const WHICH = /column (?:\w+\.)?(\w+) does not exist/;

/**
 * A head/count query on a schema's table and a session lookup (spec, section 7); throws what a person can read. Asks
 * for the columns that came later, and returns those that the project does not have.
 */
export async function checkConnection(schema: ContentType): Promise<readonly string[]> {
  const { table } = schema;
  const added = additiveColumns(schema);
  const [first, session] = await Promise.all([
    countRows(table, added.length > 0 ? added.join() : '*'),
    supabase.auth.getSession(),
  ]);
  const { count, error } =
    first.count === null && added.length > 0 ? await countRows(table, '*') : first;
  // A head request has no body: supabase-js reports a missing table as success without a count.
  if (error || count === null) throw new Error(messageOf(new Error(error?.message ?? '')));
  if (session.error) throw session.error;
  return first.count === null ? missingAmong(table, added) : [];
}

function additiveColumns(schema: ContentType): string[] {
  return fieldsOf(schema)
    .filter(([, { additive }]) => additive)
    .map(([column]) => column);
}

function countRows(table: ContentType['table'], columns: string) {
  return supabase.from(table).select(columns, { count: 'exact', head: true }).retry(false);
}

/** Postgres names one missing column at a time. */
async function missingAmong(
  table: ContentType['table'],
  columns: readonly string[],
): Promise<string[]> {
  if (columns.length === 0) return [];
  const { error } = await supabase.from(table).select(columns.join()).limit(0).retry(false);
  const missing = error?.code === NO_SUCH_COLUMN ? WHICH.exec(error.message)?.[1] : undefined;
  if (!missing) return [];
  return [
    missing,
    ...(await missingAmong(
      table,
      columns.filter((column) => column !== missing),
    )),
  ];
}
