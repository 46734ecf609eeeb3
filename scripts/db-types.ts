import { writeFileSync } from 'node:fs';
import { databaseTypes, TYPES_FILE } from '../supabase/local/database-types.ts';
import { migrate } from '../supabase/local/supabase-folder.ts';
import { printUserError } from '../supabase/user-error.ts';
import { withScratchDatabase } from './migration/scratch-database.ts';
import { readArgs } from './read-args.ts';

readArgs({ options: {} });

try {
  const types = await withScratchDatabase(async (database) => {
    await migrate(database);
    return databaseTypes(database);
  });
  writeFileSync(TYPES_FILE, types);
  console.log(`Wrote ${TYPES_FILE} from the migrations in supabase/migrations.`);
} catch (error) {
  printUserError(error);
  console.error(`${TYPES_FILE} is as it was: mend that, then npm run db:types.`);
  process.exitCode = 1;
}
process.exit();
