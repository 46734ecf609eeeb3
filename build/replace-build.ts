import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** The folder beside a build's own in which it is made; what is left of it goes with the process. */
export function folderBeside(outDir: string): string {
  const folder = `${outDir}-next`;
  process.once('exit', () => remove(folder));
  return folder;
}

/** Lets a finished build take the place of the one before, which is served until then, and stays where a build fails. */
export function replaceBuild(finished: string, outDir: string): void {
  const before = `${outDir}-before`;
  remove(before);
  try {
    if (existsSync(outDir)) renameSync(outDir, before);
    renameSync(finished, outDir);
  } catch {
    // A folder that is mounted, or open in Windows, cannot be renamed.
    if (existsSync(outDir)) for (const name of readdirSync(outDir)) remove(join(outDir, name));
    cpSync(finished, outDir, { recursive: true });
  }
  remove(before);
}
