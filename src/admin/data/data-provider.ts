import type { DataProvider } from 'react-admin';
import { createStore } from '../ui/create-store';

/** A save was cancelled while it waited for the connection. */
export class SavingCancelled extends Error {
  override name = 'SavingCancelled';
}

/** The wait of a save for the connection, with its cancellation. */
export const connectionWait = createStore<{ cancel: () => void } | undefined>(undefined);

/** Resolves once online; rejects when cancelled. */
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

/** Loaded with the first call, not with the form. */
async function stored() {
  return (records ??= (await import('./stored-records')).storedRecords);
}

/** react-admin's data provider; `stored-records.ts` implements it. */
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
