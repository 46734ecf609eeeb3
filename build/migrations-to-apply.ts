import type { Endpoint } from '../src/shared/supabase.ts';
import { missingMigrations } from '../src/shared/missing-migrations.ts';
import { migrationFiles } from '../supabase/local/supabase-folder.ts';

const TIMEOUT_MS = 10_000;

/**
 * Message on unapplied migrations, with the command; `undefined` if there are none, or the project does not answer.
 */
export async function migrationsToApply({
  url,
  key,
  fetch: request = fetch,
}: Endpoint): Promise<string | undefined> {
  const answer = await request(`${url}/rest/v1/rpc/applied_migrations`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  const refused = { data: null, error: { code: '', ...(body as object | undefined) } };
  const [first, ...others] = missingMigrations(
    migrationFiles(),
    answer?.ok ? { data: body as string[], error: null } : refused,
  );
  if (!first) return undefined;
  const names = others.length > 0 ? `${first} and ${others.length} more` : first;
  return `The database lacks the migration ${names}: run npx supabase db push, then build again.`;
}
