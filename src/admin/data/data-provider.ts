import type { DataProvider } from 'react-admin';
import { untilOnline } from './connection-wait';

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
