import type { DataProvider } from 'react-admin';

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
  create: async (resource, params) => (await stored()).create(resource, params),
  update: async (resource, params) => (await stored()).update(resource, params),
  updateMany: async (resource, params) => (await stored()).updateMany(resource, params),
  delete: async (resource, params) => (await stored()).delete(resource, params),
  deleteMany: async (resource, params) => (await stored()).deleteMany(resource, params),
};
