/** Why the embedded backend cannot start, as a sentence for the person at the terminal; no stack needed. */
export class StartError extends Error {}

const REASONS: Record<string, string> = {
  EACCES: 'you may not write it',
  EPERM: 'you may not write it',
  EROFS: 'its file system is read-only',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'it is a folder, not a file',
  ENOSPC: 'the disk is full',
};

/** A file of the data folder that can be neither read nor written. */
export function unusableFile(file: string, error: unknown): StartError {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new StartError(
    `${file} cannot be used: ${REASONS[code] ?? String(error)}. Remove it, or set SUPABASE_LOCAL_DIR to another folder.`,
  );
}
