import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../supabase/local/backend.ts';
import { databaseTypes } from '../supabase/local/database-types.ts';
import { orExit, printUserError } from '../supabase/user-error.ts';

const OUTPUT = 'src/shared/database.types.ts';

orExit(() => parseArgs({ options: {} }));
const dataDir = mkdtempSync(join(tmpdir(), 'db-types-'));
try {
  const backend = await startBackend({ dataDir, withSeed: false });
  writeFileSync(OUTPUT, await databaseTypes(backend.database));
  await backend.close();
  console.log(`Wrote ${OUTPUT} from the migrations in supabase/migrations.`);
} catch (error) {
  printUserError(error);
  console.error(`${OUTPUT} is as it was: mend that, then npm run db:types.`);
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true });
}
process.exit();
