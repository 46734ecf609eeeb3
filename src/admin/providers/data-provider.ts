import { HttpError, type DataProvider, type RaRecord } from 'react-admin';
import { supabaseDataProvider } from 'ra-supabase';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';
import { schemaOf } from '../resources/registry';
import { rowToCreate, rowToForm } from '../schema/row';
import { untilOnline } from './connection-wait';
import { createOnce } from './create-once';
import { httpClient } from './http-client';
import { listRecords } from './list-records';
import { withStoredImages } from './stored-images';
import { supabase } from './supabase-client';
import { updateUnlessChanged } from './update-unless-changed';

const rest = supabaseDataProvider({
  instanceUrl: supabaseUrl,
  apiKey: supabaseKey,
  supabaseClient: supabase,
  httpClient,
});

/**
 * Reads and writes through ra-supabase; what a schema says about saving happens here and not in the forms:
 * derived values, uploads before the row, refusals in words, and no overwriting of somebody else's change.
 */
export const dataProvider: DataProvider = {
  ...rest,

  getList: (resource, params) => listRecords(rest, schemaOf(resource), params),

  getOne: async (resource, params) => {
    const { data } = await rest.getOne(resource, params);
    return { data: rowToForm(schemaOf(resource), data) as RaRecord };
  },

  create: async (resource, { data }) => {
    const schema = schemaOf(resource);
    await untilOnline();
    return withStoredImages(schema, data, (values) =>
      createOnce(rest, schema, rowToCreate(schema, values, new Date())),
    );
  },

  update: async (resource, { id, data, previousData }) => {
    const schema = schemaOf(resource);
    await untilOnline();
    return withStoredImages(schema, data, (values) =>
      updateUnlessChanged(rest, schema, id, values, previousData),
    );
  },

  delete: (resource, params) =>
    rest.delete(resource, params).catch((error: unknown) => {
      throw isNoRow(error) ? new HttpError('You have no permission to delete it', 403) : error;
    }),

  deleteMany: async (resource, params) => {
    const { data = [] } = await rest.deleteMany(resource, params);
    const left = params.ids.length - data.length;
    if (left > 0) throw new HttpError(`${left} of ${params.ids.length} were not deleted`, 403);
    return { data };
  },
} as DataProvider;

/** PostgREST answers 406 when a policy hid the row that was to be deleted. */
function isNoRow(error: unknown): boolean {
  return error instanceof HttpError && error.status === 406;
}
