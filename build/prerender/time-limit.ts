import { createContext, Script } from 'node:vm';

const context = createContext({ task: undefined });
const script = new Script('task()');

/** Runs a task that does not wait for anything, and stops it in the middle of whatever it does when its time is over. */
export function withinTime<Result>(limitMs: number, task: () => Result): Result {
  context.task = task;
  return script.runInContext(context, { timeout: limitMs }) as Result;
}

export function isOutOfTime(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
