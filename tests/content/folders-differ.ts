import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Files that only one of two folders has, or that differ. */
export function foldersDiffer(one: string, other: string): string[] {
  const all = new Set([...filesOf(one), ...filesOf(other)]);
  return [...all].filter((file) => {
    try {
      return !readFileSync(join(one, file)).equals(readFileSync(join(other, file)));
    } catch {
      return true;
    }
  });
}
