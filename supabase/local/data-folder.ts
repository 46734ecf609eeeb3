import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

/** Below the data folder; `npm run db:reset` deletes exactly these. */
export const DATA_FILES = { cluster: 'db', files: 'storage', secrets: 'secrets.json' } as const;

const MEGABYTE = 1024 * 1024;
/** A new Postgres cluster with its first write-ahead log segment takes 42 MB (measured). */
const ROOM_FOR_A_NEW_DATABASE = 64 * MEGABYTE;
/** An existing one needs room for another log segment, 16 MB (Postgres' wal_segment_size). */
const ROOM_TO_RUN = 20 * MEGABYTE;

/**
 * Creates the folder and checks it first, because Postgres in WebAssembly reports a full disk or a refused write only
 * as a crash. Throws a UserError.
 */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, 'probe.tmp');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw unusable(`The data folder ${dataDir}`, error);
  }
  const isNew = !existsSync(join(dataDir, DATA_FILES.cluster));
  const problem = problemOfSpace(dataDir, isNew ? ROOM_FOR_A_NEW_DATABASE : ROOM_TO_RUN);
  if (problem) throw new UserError(`The disk of the data folder ${dataDir} ${problem}.`);
}

function problemOfSpace(dataDir: string, needed: number): string | undefined {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= needed) return undefined;
  const [has, needs] = [Math.floor(free / MEGABYTE), Math.ceil(needed / MEGABYTE)];
  return `is full: ${has} MB are free, the database needs ${needs} MB`;
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses writes to a full disk: Postgres does not recover from a log that it cannot continue. */
export function refusalOfFullDisk(
  { method, headers }: Request,
  dataDir: string,
): Response | undefined {
  if (READS.includes(method)) return undefined;
  const size = Number(headers.get('content-length'));
  const problem = problemOfSpace(dataDir, ROOM_TO_RUN + size);
  if (!problem) return undefined;
  const message = `The disk ${problem}. Nothing was saved: make room, then try again`;
  // Each of the three APIs names the message differently.
  const body = {
    code: '53100',
    error_code: 'disk_full',
    error: 'disk_full',
    msg: message,
    message,
  };
  return Response.json(body, { status: 507 });
}

const NOT_YOURS = 'you may not write there';
const OTHER_KIND = 'it is a file in place of a folder, or a folder in place of a file';

const REASONS: Record<string, string> = {
  EACCES: NOT_YOURS,
  EPERM: NOT_YOURS,
  EROFS: 'its file system is read-only',
  ENOENT: 'it cannot be made',
  ENOTDIR: 'part of that path is a file, not a folder',
  EEXIST: OTHER_KIND,
  EISDIR: OTHER_KIND,
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
};

/** The sentence for an error of node:fs about a folder, or a file in it. */
export function unusable(
  what: string,
  error: unknown,
  mend = 'Set SUPABASE_LOCAL_DIR to another folder.',
): UserError {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new UserError(`${what} cannot be used: ${REASONS[code] ?? String(error)}. ${mend}`);
}
