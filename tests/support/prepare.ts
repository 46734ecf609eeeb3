import { rmSync } from 'node:fs';
import { startBackend } from '../../supabase/local/backend.ts';
import { SEEDED_DATA } from './paths.ts';

/** Playwright's global set-up: one seeded database folder for all servers. */
export default async function prepare(): Promise<void> {
  rmSync(SEEDED_DATA, { recursive: true, force: true });
  const backend = await startBackend({ dataDir: SEEDED_DATA, withSeed: true });
  await backend.close();
}
