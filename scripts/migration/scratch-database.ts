import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection, type PGlite } from '@supabase/lite/pglite';
import { HOSTED_BASE } from '../../supabase/local/supabase-folder.ts';
import { UserError } from '../../supabase/user-error.ts';
import { factsOf, type Facts } from './difference.ts';
import { fixedRowsOf, type FixedRow } from './fixed-rows.ts';

/** The structure of a database, and the rows that migrations insert. */
export interface State {
  facts: Facts;
  rows: FixedRow[];
}

/** A database in memory, like a hosted project before its first migration. */
export async function withScratchDatabase<Answer>(
  work: (database: PGlite) => Promise<Answer>,
): Promise<Answer> {
  const connection = await createPgliteConnection({ url: 'memory://' });
  try {
    await connection.driver.exec(HOSTED_BASE);
    await connection.driver.exec(readFileSync('scripts/migration/empty-project.sql', 'utf8'));
    return await work(connection.driver);
  } finally {
    await connection.close();
  }
}

/** Rolled back. */
export async function stateAfter(database: PGlite, files: readonly string[]): Promise<State> {
  await database.exec('begin');
  try {
    for (const file of files) {
      await database.exec(readFileSync(file, 'utf8')).catch((error: unknown) => {
        throw new UserError(`${file} cannot be loaded: ${(error as Error).message}`);
      });
    }
    // `not valid` makes no difference to the rule.
    await database.exec('update pg_catalog.pg_constraint set convalidated = true');
    const rows = await fixedRowsOf(database);
    return { facts: await factsOf(database), rows };
  } finally {
    await database.exec('rollback');
  }
}

/** The schema files, in the order of loading. */
export const schemaFiles = () =>
  readdirSync('supabase/schemas')
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => join('supabase/schemas', file));
