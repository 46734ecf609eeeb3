import { inheritedOf } from '../../supabase/local/inherited-names.ts';
import { UserError } from '../../supabase/user-error.ts';

/** Words that PostgreSQL takes for its own where a table or a column is named (its appendix C, "reserved"). */
const OF_SQL =
  'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when where window with'.split(
    ' ',
  );

/** Words that can name no variable of a module. */
const OF_TYPESCRIPT =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  );

export const isReservedByTypeScript = (name: string) =>
  OF_TYPESCRIPT.includes(name) || inheritedOf([name]) !== undefined;

/** Refuses a table or a column that its migration could not name, or a table that its schema could not. */
export function refuseReserved(table: string, columns: readonly string[]): void {
  const column = columns.find((name) => OF_SQL.includes(name)) ?? inheritedOf(columns);
  if (column) {
    throw new UserError(
      `SQL or TypeScript keeps the word "${column}" to itself: call the field otherwise, such as "${column}_at" or "${column}_of_it".`,
    );
  }
  if (OF_SQL.includes(table) || isReservedByTypeScript(table)) {
    throw new UserError(
      `SQL or TypeScript keeps the word "${table}" to itself: call the table otherwise, such as "our_${table}".`,
    );
  }
}
