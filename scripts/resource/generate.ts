import { spawnSync } from 'node:child_process';
import { printUserError } from '../../supabase/user-error.ts';

interface Generated {
  /** The files. */
  written: readonly string[];
  /** What somebody does next. */
  next: string;
  /** Whether a migration is among them, which database.types.ts follows. */
  hasMigration?: boolean;
}

/** Runs a generator and says what it wrote; a mistake in the answers is told in its words alone. */
export async function generate(write: () => Promise<Generated>): Promise<never> {
  try {
    const { written, next, hasMigration = false } = await write();
    console.log(`Wrote\n${written.map((path) => `  ${path}`).join('\n')}`);
    if (hasMigration) {
      const types = ['--import', 'tsx', 'scripts/db-types.ts'];
      const { status } = spawnSync(process.execPath, types, { stdio: 'inherit' });
      if (status) process.exit(status);
    }
    console.log(`\n${next}`);
    process.exit(0);
  } catch (error) {
    printUserError(error);
    process.exit(1);
  }
}
