import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unusable } from './data-folder.ts';
import { UserError } from '../user-error.ts';

interface Lock {
  port: number;
  token: string;
}

/** A busy holder may answer late; a dead one refuses the connection at once. */
const TIMEOUT_MS = 5_000;
/** An unreadable lock may be in the middle of being written. */
const BEING_WRITTEN_MS = 100;

/**
 * Two Postgres on the same files destroy them. The holder listens on a loopback port, which closes with the process, so
 * a lock left by `kill -9` is recognised and replaced. Returns the release; throws a UserError when another process
 * holds the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'lock.json');
  const token = randomUUID();
  const server = createServer((socket) => socket.on('error', () => undefined).end(token));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const lock = JSON.stringify({ port, token } satisfies Lock);

  while (!createOnly(file, lock)) {
    const found = readLock(file) ?? (await wait(BEING_WRITTEN_MS).then(() => readLock(file)));
    if (found && (await isHeld(found))) {
      server.close();
      throw new UserError(
        `Another server is using the data folder ${dataDir}: stop it first, or set SUPABASE_LOCAL_DIR to another folder.`,
      );
    }
    removeStale(file, found);
  }
  return () => {
    server.close();
    if (readLock(file)?.token === token) rmSync(file);
  };
}

function createOnly(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? true;
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && isFile) return false;
    throw unusable(file, error);
  }
}

function readLock(file: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Lock;
  } catch {
    return undefined;
  }
}

/** Removes the stale lock; puts it back if another process has replaced it meanwhile. */
function removeStale(file: string, stale: Lock | undefined): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readLock(aside)?.token === stale?.token) rmSync(aside);
  else renameSync(aside, file);
}

function isHeld({ port, token }: Lock): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', timeout: TIMEOUT_MS })
      .on('data', (bytes: Buffer) => (answer += bytes.toString()))
      .on('end', () => resolve(answer === token))
      .on('error', () => resolve(false))
      .on('timeout', () => {
        socket.destroy();
        resolve(true);
      });
  });
}
