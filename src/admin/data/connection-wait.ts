import { createStore } from '../ui/create-store';

/** Saving was called off while it waited for the connection; everything is as it was. */
export class SavingCancelled extends Error {
  override name = 'SavingCancelled';
}

/** The wait for a connection that a save is in, and how to call it off. */
export const connectionWait = createStore<{ cancel: () => void } | undefined>(undefined);

/** Returns at once where there is a connection, otherwise as soon as it is back; throws when that is cancelled. */
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
