import { createStore } from '../ui/create-store';

/** A save was cancelled while it waited for the connection. */
export class SavingCancelled extends Error {
  override name = 'SavingCancelled';
}

/** The wait of a form's save for the connection, with its cancellation. */
export const connectionWait = createStore<{ cancel: () => void } | undefined>(undefined);

/** Resolves once online; rejects when cancelled. */
export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  const until = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      window.addEventListener('online', () => resolve(), { signal: until.signal });
      connectionWait.set({ cancel: () => reject(new SavingCancelled()) });
    });
  } finally {
    until.abort();
    connectionWait.set(undefined);
  }
}
