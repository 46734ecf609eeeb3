/** Why a command cannot do what it was asked to, as a sentence for the person at the terminal; no stack needed. */
export class UserError extends Error {}

/**
 * Prints the sentence alone, as for an option that node:util's parseArgs refuses, or a file that the system does: a path
 * that leads nowhere, a folder that is not ours, a full disk. Throws on what is any other error.
 */
export function printUserError(error: unknown): void {
  if (!(error instanceof UserError || isParseArgsError(error) || isFileError(error))) throw error;
  console.error(error.message);
}

/** What `read` answers; ends the process where that is a sentence for the person at the terminal. */
export function orExit<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (error) {
    printUserError(error);
    process.exit(1);
  }
}

/** An error of node:fs about the path that it names. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

function isParseArgsError(error: unknown): error is TypeError {
  return (
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
  );
}
