/**
 * Runs a task when the process ends, also by Ctrl-C, which alone would end it without an `exit` event.
 * @returns runs it now instead
 */
export function atExit(task: () => void): () => void {
  process.once('exit', task);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
  }
  return () => {
    process.off('exit', task);
    task();
  };
}
