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

const REASONS: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'that file system is read-only',
  ENOENT: 'it cannot be made',
  ENOTDIR: 'part of that path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
};

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
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new UserError(
      `The data folder ${dataDir} cannot be used: ${REASONS[code] ?? String(error)}. Set SUPABASE_LOCAL_DIR to another one.`,
    );
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

const FILE_REASONS: Record<string, string> = {
  EACCES: 'you may not write it',
  EPERM: 'you may not write it',
  EROFS: 'its file system is read-only',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'it is a folder, not a file',
  ENOSPC: 'the disk is full',
};

export function unusableFile(file: string, error: unknown): UserError {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new UserError(
    `${file} cannot be used: ${FILE_REASONS[code] ?? String(error)}. Remove it, or set SUPABASE_LOCAL_DIR to another folder.`,
  );
}
