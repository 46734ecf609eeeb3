import { readFileSync } from 'node:fs';
import { ContentError } from './content-error.ts';

/** What a file of JSON holds, whatever that is. Throws a ContentError when it cannot be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ContentError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
