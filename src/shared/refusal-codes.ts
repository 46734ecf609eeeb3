/** Codes of PostgREST and Postgres for an undefined table (appendix A of Postgres' manual). */
export const NO_SUCH_TABLE: readonly string[] = ['PGRST205', '42P01'];

/** For an undefined function. */
export const NO_SUCH_FUNCTION: readonly string[] = ['PGRST202', '42883'];
