import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { atExit } from './at-exit.ts';

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** Temporary output folder beside the final one, removed on exit. */
export function folderBeside(outDir: string): string {
  const folder = `${outDir}-next`;
  atExit(() => remove(folder));
  return folder;
}

/** Replaces the previous build, which is served until then, and remains if a build fails. */
export function replaceBuild(finished: string, outDir: string): void {
  const before = `${outDir}-before`;
  remove(before);
  try {
    if (existsSync(outDir)) renameSync(outDir, before);
    renameSync(finished, outDir);
  } catch {
    // Rename fails for a mounted folder, and one open in Windows.
    if (existsSync(outDir)) for (const name of readdirSync(outDir)) remove(join(outDir, name));
    cpSync(finished, outDir, { recursive: true });
  }
  remove(before);
}
