import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { SUPABASE_DIR } from './config.ts';
import { StartError } from './start-error.ts';

/** What a hosted project has before its first migration and the package only makes on the first request. */
const HOSTED_BASE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  grant usage on schema public to anon, authenticated, service_role;
`;

/**
 * Applies the files of supabase/migrations that the history table does not list yet, each in one transaction. Throws a
 * StartError for one that the database refuses.
 */
export async function migrate(database: PGlite): Promise<void> {
  await database.exec(HOSTED_BASE);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  const folder = join(SUPABASE_DIR, 'migrations');
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (!version || applied.has(version)) continue;
    const sql = readFileSync(join(folder, file), 'utf8');
    const apply = database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
    await apply.catch((error: unknown) => {
      throw new StartError(
        `supabase/migrations/${file} cannot be applied, and nothing of it was: ${(error as Error).message}`,
      );
    });
  }
}
