import { NO_SUCH_FUNCTION } from './refusal-codes.ts';

/** Of the function `applied_migrations`. */
interface Answer {
  data: readonly string[] | null;
  error: { code: string } | null;
}

/**
 * File names of unapplied migrations; empty for a database without a history.
 * @param expected the build's migrations, in order
 */
export function missingMigrations(expected: readonly string[], { data, error }: Answer): string[] {
  // Without the function, at least the first migration, which creates it, is missing.
  if (error && NO_SUCH_FUNCTION.includes(error.code)) return expected.slice(0, 1);
  const applied = new Set(data);
  return applied.size === 0
    ? []
    : expected.filter((name) => !applied.has(name.split('_')[0] ?? ''));
}
