import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { createPgliteConnection } from '@supabase/lite/pglite';

const CACHE = 'node_modules/.cache';

/**
 * Copies a cached empty Postgres cluster into a new folder, because creating one takes seconds; cached for each version
 * of PGlite. Without a cache folder PGlite creates its own.
 * @param connect opens a database, and creates the cluster where there is none
 */
export async function copyEmptyCluster(
  folder: string,
  connect: typeof createPgliteConnection,
): Promise<void> {
  if (existsSync(folder)) return;
  try {
    const kept = join(CACHE, `empty-cluster-${versionOfPglite()}`);
    if (!existsSync(kept)) await asAWhole(kept, (unfinished) => makeCluster(unfinished, connect));
    await asAWhole(folder, (unfinished) => cpSync(kept, unfinished, { recursive: true }));
  } catch {
    // PGlite creates its own.
  }
}

async function makeCluster(folder: string, connect: typeof createPgliteConnection): Promise<void> {
  const connection = await connect({ url: folder });
  await connection.driver.query('select 1');
  await connection.close();
}

/** Atomic, also when the process ends meanwhile. */
async function asAWhole(
  folder: string,
  make: (unfinished: string) => Promise<void> | void,
): Promise<void> {
  const unfinished = `${folder}-${randomUUID()}`;
  try {
    await make(unfinished);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function versionOfPglite(): string {
  const manifest = readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
