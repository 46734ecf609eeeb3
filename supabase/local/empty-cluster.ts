import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { createPgliteConnection } from '@supabase/lite/pglite';

const CACHE = 'node_modules/.cache';

/**
 * Puts an empty Postgres cluster into a folder that has none yet. Making one takes seconds, so it is made once for each
 * version of PGlite and copied from then on. Where nothing can be kept, PGlite makes its own as it always would.
 * @param folder where the database is going to be
 * @param connect opens a database, and makes the cluster where there is none
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
    // PGlite makes its own.
  }
}

async function makeCluster(folder: string, connect: typeof createPgliteConnection): Promise<void> {
  const connection = await connect({ url: folder });
  await connection.driver.query('select 1');
  await connection.close();
}

/** The folder is there as a whole or not at all, also when the process ends in the middle. */
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
