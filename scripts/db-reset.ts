import { relative } from 'node:path';
import { rmSync } from 'node:fs';
import { startBackend } from '../supabase/local/backend.ts';
import { prepareDataFolder, StartError } from '../supabase/local/data-folder.ts';
import { lockDataFolder } from '../supabase/local/data-folder-lock.ts';
import { localDataDir } from '../supabase/local/vite-plugin.ts';

const dataDir = localDataDir();
try {
  prepareDataFolder(dataDir);
  const unlock = await lockDataFolder(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  unlock();
  const backend = await startBackend({ dataDir, withSeed: true });
  await backend.close();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
console.log(`Fresh, seeded database in ${relative(process.cwd(), dataDir) || dataDir}.`);
process.exit(0);
