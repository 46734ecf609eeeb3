import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBackend } from '../../supabase/local/backend.ts';
import { databaseTypes } from '../../supabase/local/database-types.ts';

it('src/shared/database.types.ts is what `npm run db:types` makes of the migrations', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'brightwell-types-'));
  const backend = await startBackend({ dataDir, withSeed: false });
  try {
    const committed = readFileSync('src/shared/database.types.ts', 'utf8');
    expect(committed).toBe(await databaseTypes(backend.database));
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true });
  }
});
