import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { contentTypes } from '../src/content-types/registry.ts';
import { startBackend } from '../supabase/local/backend.ts';
import { DATA_FILES } from '../supabase/local/data-folder.ts';
import { databaseTypes, TYPES_FILE } from '../supabase/local/database-types.ts';
import { localDataDir } from '../supabase/local/vite-plugin.ts';
import { printUserError, UserError } from '../supabase/user-error.ts';
import { accessSentence } from './migration/policies-sql.ts';
import { CONTENT_TYPES_FILE, contentTypesSql } from './migration/content-types-sql.ts';
import { migrationText, missingChanges, nextMigration, prove } from './migration/migration-file.ts';
import { readArgs } from './read-args.ts';
import { schemaFiles, stateAfter, withScratchDatabase } from './migration/scratch-database.ts';

const { values, positionals } = readArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});

async function differences(database: PGlite) {
  const wanted = await stateAfter(database, schemaFiles());
  return { wanted, changes: await missingChanges(database, wanted) };
}

/** Prints how the migrations differ from the schema files. */
async function check(): Promise<void> {
  const isStale = readFileSync(CONTENT_TYPES_FILE, 'utf8') !== contentTypesSql();
  const { changes } = await withScratchDatabase(differences);
  if (isStale) console.error(`${CONTENT_TYPES_FILE} is not what the content types say.`);
  for (const { sql } of changes) console.error(sql.replace(/\s+/g, ' ').slice(0, 160));
  if (!isStale && changes.length === 0) return;
  console.error('The migrations do not make what is wanted: npm run db:migration');
  process.exitCode = 1;
}

/** Writes the missing changes as one migration, updates the types and migrates the local database. */
async function write(): Promise<void> {
  writeFileSync(CONTENT_TYPES_FILE, contentTypesSql());
  const { changes, types } = await withScratchDatabase(async (database) => {
    const { wanted, changes: missing } = await differences(database);
    await prove(database, missing, wanted);
    return { changes: missing, types: await databaseTypes(database) };
  });
  writeFileSync(TYPES_FILE, types);
  if (changes.length === 0) {
    console.log('The migrations match supabase/schemas: nothing to write.');
    return;
  }
  const created = changes.flatMap(({ sql, about }) => (/^create table/i.test(sql) ? about : []));
  const names = [...new Set([...created, ...changes.map(({ about }) => about)])].filter(Boolean);
  const file = nextMigration(positionals[0] ?? names[0] ?? 'files', new Date());
  writeFileSync(file, migrationText(changes));
  const newTypes = contentTypes.filter(({ table }) => created.includes(table));
  const left = changes.filter(({ danger }) => danger).length;
  console.log(newTypes.map(accessSentence).join(' ') || `Changes ${names.join(', ') || 'files'}.`);
  console.log(
    left > 0
      ? `Wrote ${file}. What may lose data is a comment in it, for you to decide: ${left} of ${changes.length} statements.`
      : `Wrote ${file}. ${await migrateLocalDatabase()}`,
  );
  console.log(`Wrote ${TYPES_FILE}.`);
}

async function migrateLocalDatabase(): Promise<string> {
  const dataDir = localDataDir();
  if (!existsSync(join(dataDir, DATA_FILES.cluster))) return 'npm run dev makes a database of it.';
  try {
    const backend = await startBackend({ dataDir, withSeed: true });
    await backend.close();
    return 'The local database has it.';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `The local database has it not yet (${error.message}): mend that, then start npm run dev.`;
  }
}

try {
  await (values.check ? check() : write());
} catch (error) {
  printUserError(error);
  process.exitCode = 1;
}
process.exit();
