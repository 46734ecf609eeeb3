import { readFileSync } from 'node:fs';
import { UserError } from '../../supabase/user-error.ts';

/** Throws a UserError when the file cannot be parsed. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
