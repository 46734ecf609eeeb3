import type { DataProvider } from 'react-admin';
import { createStore } from '../ui/create-store';

/** Saving was called off while it waited for the connection; everything is as it was. */
export class SavingCancelled extends Error {
  override name = 'SavingCancelled';
}

/** The wait for a connection that a save is in, and how to call it off. */
export const connectionWait = createStore<{ cancel: () => void } | undefined>(undefined);

/** Returns at once where there is a connection, otherwise as soon as it is back; throws when that is cancelled. */
async function untilOnline(): Promise<void> {
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

let records: DataProvider | undefined;

/** The code that reads and writes comes with the first call: nobody waits for it to begin typing. */
async function stored() {
  return (records ??= (await import('./stored-records')).storedRecords);
}

/** What react-admin asks of the tables; `stored-records.ts` answers. */
export const dataProvider: DataProvider = {
  getList: async (resource, params) => (await stored()).getList(resource, params),
  getOne: async (resource, params) => (await stored()).getOne(resource, params),
  getMany: async (resource, params) => (await stored()).getMany(resource, params),
  getManyReference: async (resource, params) => (await stored()).getManyReference(resource, params),
  async create(resource, params) {
    await untilOnline();
    return (await stored()).create(resource, params);
  },
  async update(resource, params) {
    await untilOnline();
    return (await stored()).update(resource, params);
  },
  updateMany: async (resource, params) => (await stored()).updateMany(resource, params),
  delete: async (resource, params) => (await stored()).delete(resource, params),
  deleteMany: async (resource, params) => (await stored()).deleteMany(resource, params),
};
