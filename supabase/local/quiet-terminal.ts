let quiet = false;

/** Hides the embedded backend's experimental banner, and prints a refused statement as one line without a stack. */
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

/** For libraries that print stacks before they throw; the caller reports the error. */
export async function withoutErrorOutput<T>(task: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = () => undefined;
  try {
    return await task();
  } finally {
    console.error = error;
  }
}
