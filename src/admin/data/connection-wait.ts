/** Saving was called off while it waited for the connection; everything is as it was. */
export class SavingCancelled extends Error {
  override name = 'SavingCancelled';
}

interface Wait {
  cancel: () => void;
}

let current: Wait | undefined;
const listeners = new Set<() => void>();

function become(next: Wait | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Returns at once where there is a connection, otherwise as soon as it is back; throws when that is cancelled. */
export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  const until = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      window.addEventListener('online', () => resolve(), { signal: until.signal });
      become({ cancel: () => reject(new SavingCancelled()) });
    });
  } finally {
    until.abort();
    become(undefined);
  }
}

/** The wait that a save is in, for `useSyncExternalStore`. */
export const connectionWait = {
  current: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
