import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../supabase/local/backend.ts';
import { databaseTypes } from '../supabase/local/database-types.ts';

const OUTPUT = 'src/shared/database.types.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'db-types-'));
const backend = await startBackend({ dataDir, withSeed: false });
writeFileSync(OUTPUT, await databaseTypes(backend.database));
await backend.close();
rmSync(dataDir, { recursive: true });
console.log(`Wrote ${OUTPUT} from the migrations in supabase/migrations.`);
process.exit(0);
