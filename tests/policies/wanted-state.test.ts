import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_TYPES_FILE, contentTypesSql } from '../../scripts/migration/content-types-sql.ts';
import { missingChanges } from '../../scripts/migration/migration-file.ts';
import {
  schemaFiles,
  stateAfter,
  withScratchDatabase,
} from '../../scripts/migration/scratch-database.ts';

const COMMAND = 'run `npm run db:migration`';

it('supabase/schemas says what the content types say', () => {
  expect(readFileSync(CONTENT_TYPES_FILE, 'utf8'), COMMAND).toBe(contentTypesSql());
});

it('the migrations make what supabase/schemas wants', { timeout: 120_000 }, async () => {
  const changes = await withScratchDatabase(async (database) =>
    missingChanges(database, await stateAfter(database, schemaFiles())),
  );
  expect(
    changes.map(({ sql }) => sql),
    COMMAND,
  ).toEqual([]);
});
