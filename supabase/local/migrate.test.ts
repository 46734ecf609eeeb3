import type { PGlite } from '@supabase/lite/pglite';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { StartError } from './start-error.ts';

it('a migration that the database refuses is named', async () => {
  const database = {
    exec: async () => [],
    query: async () => ({ rows: [] }),
    transaction: async () => Promise.reject(new Error('syntax error at or near "end"')),
  } as unknown as PGlite;
  const refused = migrate(database);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(
    'supabase/migrations/20251001090000_staff.sql cannot be applied, and nothing of it was: syntax error at or near "end"',
  );
});
