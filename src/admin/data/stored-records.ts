import { supabaseDataProvider, supabaseHttpClient } from 'ra-supabase';
import {
  type DataProvider,
  type GetListParams,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { REQUEST_TIMEOUT_MS } from '../../shared/request-timeout';
import { supabaseKey, supabaseUrl } from '../../shared/supabase';
import { contentTypeOf, contentTypes } from '../../content-types/registry';
import type { ContentType, FormValues } from '../../schema/content-type';
import { completeRow } from '../../schema/row';
import { createOnce, updateUnlessChanged } from './write-row';
import type { DraftStep } from './draft';
import { readDraft, withDraft, writeDraft } from './draft-requests';
import { idsAtOnce, supabase } from './supabase-client';
import { listRecords } from './list-records';
import { nextPosition } from './positions';
import { withRenewedSession } from './renewed-session';
import { type Attempt, explainRefusal, statusOf } from './server-refusal';
import { withStoredFiles } from './uploads';

const send = supabaseHttpClient({ apiKey: supabaseKey, supabaseClient: supabase });

const rest = supabaseDataProvider({
  instanceUrl: supabaseUrl,
  apiKey: supabaseKey,
  supabaseClient: supabase,
  httpClient,
  primaryKeys: new Map(contentTypes.map(({ table, primaryKey = 'id' }) => [table, [primaryKey]])),
});

/**
 * Rows through ra-supabase, with the schema's rules of saving: derived values, uploads before the row, readable
 * refusals, and conflicts.
 */
export const storedRecords: DataProvider = {
  ...rest,

  getList: (resource, params) => listRecords(rest, contentTypeOf(resource), params),

  getManyReference: (resource, { target, id, filter, ...params }) =>
    listRecords(rest, contentTypeOf(resource), { ...params, filter: { ...filter, [target]: id } }),

  async getOne(resource, params) {
    const schema = contentTypeOf(resource);
    const record = rest.getOne<RaRecord>(resource, params);
    const [{ data }, draft] = await Promise.all([record, readDraft(schema, params.id)]);
    return { data: withDraft(schema, data, draft) };
  },

  async getMany(resource, { ids, meta }) {
    const parts: Promise<{ data: RaRecord[] }>[] = idsAtOnce(ids).map((some) =>
      rest.getMany(resource, { ids: some, meta }),
    );
    return { data: (await Promise.all(parts)).flatMap(({ data }) => data) };
  },

  async create(resource, { data }) {
    const schema = contentTypeOf(resource);
    const complete = completeRow(schema, await withPosition(schema, data), new Date());
    return explainingRefusals({ schema, during: 'create', row: complete }, () =>
      withStoredFiles(schema, complete, async (stored) => {
        const row = (await schema.beforeSave?.(stored)) ?? stored;
        return createOnce(rest, schema, row);
      }),
    );
  },

  async update(resource, { id, data, previousData, meta }) {
    const schema = contentTypeOf(resource);
    const step = meta as DraftStep | undefined;
    return explainingRefusals({ schema, during: 'update', row: data }, () =>
      withStoredFiles(schema, data, (row) =>
        step?.draft
          ? writeDraft(rest, schema, { id, row, opened: previousData }, step)
          : updateUnlessChanged(rest, schema, id, row, previousData),
      ),
    );
  },

  delete: (resource, params) =>
    explainingRefusals({ schema: contentTypeOf(resource), during: 'delete' }, () =>
      rest.delete(resource, params),
    ),

  /**
   * In sequence; answers with those that were deleted: a policy skips forbidden rows without an error, and a failed
   * request ends it.
   */
  deleteMany: (resource, params) =>
    explainingRefusals({ schema: contentTypeOf(resource), during: 'delete' }, async () => {
      const done: Identifier[] = [];
      for (const some of idsAtOnce(params.ids)) {
        try {
          const { data = [] } = await rest.deleteMany(resource, { ...params, ids: some });
          done.push(...data);
        } catch (error) {
          if (done.length === 0) throw error;
          break;
        }
      }
      return { data: done };
    }),
} as DataProvider;

async function explainingRefusals<Answer>(
  attempt: Attempt,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    throw explainRefusal(attempt, error);
  }
}

/** New records go to the end of a manual order. */
async function withPosition(schema: ContentType, data: FormValues): Promise<FormValues> {
  const { table, order } = schema;
  if (!order || data[order]) return data;
  const last = await rest.getList(table, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: order, order: 'DESC' },
    filter: {},
    meta: { columns: [order] },
  } satisfies GetListParams);
  return { ...data, [order]: nextPosition(last.data[0]?.[order]) };
}

/** ra-supabase's client with a timeout, and a failure for an insert without a row. */
async function httpClient(url: string, options: Parameters<typeof send>[1] = {}) {
  const { session } = (await supabase.auth.getSession()).data;
  const ask = async () => {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const [settled] = await Promise.allSettled([send(url, { ...options, signal })]);
    return settled;
  };
  const settled = await withRenewedSession(
    supabase.auth,
    session?.access_token,
    ask,
    (answer) => answer.status === 'rejected' && statusOf(answer.reason) === 401,
  );
  if (settled.status === 'rejected') throw settled.reason;
  const answer = settled.value;
  if (options.method === 'POST' && !answer.json) throw new HttpError('', answer.status);
  return answer;
}
