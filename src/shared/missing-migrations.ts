import { NO_SUCH_FUNCTION } from './refusal-codes.ts';

/** What the database answers to `applied_migrations`. */
interface Answer {
  data: readonly string[] | null;
  error: { code: string } | null;
}

/**
 * Migrations that a database lacks, by file name; none where nobody has kept a list of those that were applied.
 * @param known those of this build, in their order
 */
export function missingMigrations(known: readonly string[], { data, error }: Answer): string[] {
  // The question itself is missing: all that is certain is that the first, which brings it, is.
  if (error && NO_SUCH_FUNCTION.includes(error.code)) return known.slice(0, 1);
  const applied = new Set(data);
  return applied.size === 0 ? [] : known.filter((name) => !applied.has(name.split('_')[0] ?? ''));
}
