import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';

/** The repository's supabase/ folder: migrations, seeds and config.toml. */
export const SUPABASE_DIR = resolve(import.meta.dirname, '..');

interface SupabaseConfig {
  api: { schemas: string[]; max_rows: number };
  /** Hooks are the backend's own affair (sign-up-hook.ts): the package refuses what it does not know. */
  auth: { site_url: string; enable_signup: boolean; hook?: undefined };
  storage: { file_size_limit: string };
  db: { seed: { sql_paths: string[] } };
}

/** supabase/config.toml, the same file that the Supabase CLI reads. */
export function readConfig(): SupabaseConfig {
  const config = parse(
    readFileSync(resolve(SUPABASE_DIR, 'config.toml'), 'utf8'),
  ) as unknown as SupabaseConfig;
  return { ...config, auth: { ...config.auth, hook: undefined } };
}
