import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1024 ** 3;

/** A new database folder; in memory where there is room, because each copy writes forty megabytes. */
export function newDataFolder(name: string): string {
  removeAbandoned();
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), `brightwell-${name}-${process.pid}-`));
}

/** Removes leftovers of killed runs. */
function removeAbandoned(): void {
  if (!existsSync(MEMORY)) return;
  for (const folder of readdirSync(MEMORY)) {
    const [, owner] = /^brightwell-\w+-(\d+)-/.exec(folder) ?? [];
    if (owner && !isAlive(Number(owner))) {
      rmSync(join(MEMORY, folder), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}
