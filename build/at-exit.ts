/** Runs a task when the process ends, also by Ctrl-C, which alone would end it without an `exit` event. */
export function atExit(task: () => void): void {
  process.once('exit', task);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
