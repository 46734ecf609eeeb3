import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file whole or not at all; one that says the same already stays untouched. */
export function writeFile(path: string, content: string | Uint8Array): void {
  if (isSame(path, content)) return;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

function isSame(path: string, content: string | Uint8Array): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(content));
  } catch {
    return false;
  }
}
