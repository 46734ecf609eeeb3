/** What PostgREST and Postgres call a table that is not there (appendix A of Postgres' manual, "undefined_table"). */
export const NO_SUCH_TABLE: readonly string[] = ['PGRST205', '42P01'];

/** What they call a function that is not there ("undefined_function"). */
export const NO_SUCH_FUNCTION: readonly string[] = ['PGRST202', '42883'];

/** Postgres' "undefined_column". */
export const NO_SUCH_COLUMN = '42703';
