import { readFileSync } from 'node:fs';
import { CommandError } from '../command-error.ts';

/** What a file of JSON holds, whatever that is. Throws a CommandError when it cannot be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
