import { readFileSync } from 'node:fs';
import { UserError } from '../../supabase/user-error.ts';

/** What a file of JSON holds, whatever that is. Throws a UserError when it cannot be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
