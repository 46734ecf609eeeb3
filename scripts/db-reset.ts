import { join, relative } from 'node:path';
import { rmSync } from 'node:fs';
import { startBackend } from '../supabase/local/backend.ts';
import { DATA_FILES, prepareDataFolder } from '../supabase/local/data-folder.ts';
import { printUserError } from '../supabase/user-error.ts';
import { lockDataFolder } from '../supabase/local/data-folder-lock.ts';
import { localDataDir } from '../supabase/local/vite-plugin.ts';
import { readArgs } from './read-args.ts';

// `--help` must not delete a database.
readArgs({ options: {} });
const dataDir = localDataDir();
try {
  prepareDataFolder(dataDir);
  const unlock = await lockDataFolder(dataDir);
  // Not the folder, which may hold other files.
  for (const name of Object.values(DATA_FILES)) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  unlock();
  const backend = await startBackend({ dataDir, withSeed: true });
  await backend.close();
} catch (error) {
  printUserError(error);
  process.exit(1);
}
console.log(`Fresh, seeded database in ${relative(process.cwd(), dataDir) || dataDir}.`);
process.exit(0);
