import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { parse } from 'smol-toml';
import { firstRows, firstTables } from '../../src/shared/content/first-content/first-rows.ts';
import { UserError } from '../user-error.ts';

/** The repository's supabase/ folder: migrations, seeds and config.toml. */
const SUPABASE_DIR = resolve(import.meta.dirname, '..');

interface SupabaseConfig {
  api: { schemas: string[]; max_rows: number };
  /** The package refuses hooks, which sign-up-hook.ts handles. */
  auth: { site_url: string; enable_signup: boolean; hook?: undefined };
  storage: { file_size_limit: string };
  db: { seed: { sql_paths: string[] } };
}

/** The Supabase CLI's file. */
export function readConfig(): SupabaseConfig {
  const config = parse(
    readFileSync(resolve(SUPABASE_DIR, 'config.toml'), 'utf8'),
  ) as unknown as SupabaseConfig;
  return { ...config, auth: { ...config.auth, hook: undefined } };
}

/** What a hosted project has before its first migration; the package creates it at the first request. */
export const HOSTED_BASE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
    if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then create role supabase_auth_admin nologin; end if;
  end $$;
  grant usage on schema public to anon, authenticated, service_role;
`;

/** Still with what db:migration leaves to people: recorded as applied, it would never be applied as a whole. */
const UNDECIDED = /^-- Written by `npm run db:migration`[^]*^-- .*;$/m;

const MIGRATION = /^(\d{14})_(.+)\.sql$/;
const MIGRATIONS = join(SUPABASE_DIR, 'migrations');

/** The names of migrations, in order; no ".DS_Store" and the like. */
export const migrationFiles = (folder = MIGRATIONS): string[] =>
  readdirSync(folder)
    .filter((file) => MIGRATION.test(file))
    .toSorted();

/**
 * Applies new files of supabase/migrations, one transaction each. Throws a UserError for one that the database refuses,
 * and for a database of other migrations; warns of a file whose name has no time.
 */
export async function migrate(database: PGlite, folder = MIGRATIONS): Promise<void> {
  await database.exec(HOSTED_BASE);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  const files = migrationFiles(folder);
  const [first] = files;
  if (applied.size > 0 && first && !applied.has(first.slice(0, 14))) {
    throw new UserError(
      'This database was made by migrations that are merged now: npm run db:reset makes a new one, without the content of this one.',
    );
  }
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.sql') && !files.includes(file)) {
      console.warn(
        `supabase/migrations/${file} is not applied: a migration is called by 14 digits and a name, such as 20260514094000_partners.sql`,
      );
    }
  }
  for (const file of files) {
    const [, version, name] = MIGRATION.exec(file) ?? [];
    if (!version || applied.has(version)) continue;
    const sql = readFileSync(join(folder, file), 'utf8');
    if (UNDECIDED.test(sql)) {
      throw new UserError(
        `supabase/migrations/${file} has statements in comments, for you to decide: take each out of its comment, or delete it.`,
      );
    }
    const apply = database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
    await apply.catch(({ message, detail }: Error & { detail?: string }) => {
      const reason = [message, detail].filter(Boolean).join('. ');
      throw new UserError(
        `supabase/migrations/${file} cannot be applied, and nothing of it was: ${reason}`,
      );
    });
  }
}

/** What a seed needs of the embedded backend. */
interface Seedable {
  fetch(request: Request): Promise<Response>;
  database: PGlite;
  secretKey: string;
}

/** Loads new seed files, the pictures of the sample posts, and the site's first content. */
export async function seed(backend: Seedable): Promise<void> {
  const { database } = backend;
  const { rows: loaded } = await database.query<{ path: string }>(
    'select path from supabase_migrations.seed_files',
  );
  if (loaded.length === 0) {
    await insertFirstRows(database);
    await uploadPictures(backend);
  }
  for (const path of readConfig().db.seed.sql_paths) {
    if (loaded.some((one) => one.path === path)) continue;
    const sql = readFileSync(join(SUPABASE_DIR, path), 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
        [path, hash('sha256', sql)],
      );
    });
  }
}

async function insertFirstRows(database: PGlite): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of firstTables) {
      for (const row of firstRows(table)) {
        const columns = Object.keys(row).join();
        await transaction.query(
          `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_record(null::public.${table}, $1) on conflict (id) do nothing`,
          [JSON.stringify(row)],
        );
      }
    }
  });
}

async function uploadPictures({ fetch, secretKey }: Seedable): Promise<void> {
  const folder = join(SUPABASE_DIR, 'seed-images');
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.avif'))) {
    const form = new FormData();
    form.set('file', new File([readFileSync(join(folder, file))], file, { type: 'image/avif' }));
    const response = await fetch(
      new Request(`http://localhost/storage/v1/object/blog-images/blog/${file}`, {
        method: 'POST',
        headers: { apikey: secretKey, 'x-upsert': 'true' },
        body: form,
      }),
    );
    if (!response.ok) throw new Error(`Seed picture ${file}: ${await response.text()}`);
  }
}
