let quiet = false;

/**
 * Keeps the terminal readable while the embedded backend runs: its experimental-feature banner goes, and a
 * refused statement is one line instead of a stack. Other output is untouched.
 */
export function quietTerminal(): void {
  if (quiet) return;
  quiet = true;
  const { warn, error } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).startsWith('EXPERIMENTAL FEATURES')) warn(...parts);
  };
  console.error = (...parts: unknown[]) => {
    const refusal = parts.find(isPostgresError);
    if (refusal) error(`Postgres refused a statement (${refusal.code}): ${refusal.message}`);
    else error(...parts);
  };
}

function isPostgresError(value: unknown): value is Error & { code: string } {
  return value instanceof Error && 'severity' in value && 'code' in value;
}

/** Runs a task whose library prints stacks of its own before it throws: the thrower says it in a sentence. */
export async function withoutErrorOutput<T>(task: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = () => undefined;
  try {
    return await task();
  } finally {
    console.error = error;
  }
}
