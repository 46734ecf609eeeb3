import { relative } from 'node:path';
import { rmSync } from 'node:fs';
import { startBackend } from '../supabase/local/backend.ts';
import { localDataDir } from '../supabase/local/vite-plugin.ts';

const dataDir = localDataDir();
rmSync(dataDir, { recursive: true, force: true });
const backend = await startBackend({ dataDir, withSeed: true });
await backend.close();
console.log(`Fresh, seeded database in ${relative(process.cwd(), dataDir) || dataDir}.`);
process.exit(0);
