import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'react-admin';
import { type ContentType, reviewColumn } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { changedColumns, isSame } from '../../schema/row';
import { type Draft, draftOf, type DraftState, type DraftStep, keepsDrafts } from './draft';
import { ConflictError, mergedWith, type Place, updateUnlessChanged } from './write-row';
import { dataOf, supabase } from './supabase-client';

const CONFLICT = 409;
const UNPROCESSABLE = 422;

/** The record with the changes of its draft, and the draft itself. */
export function withDraft(schema: ContentType, record: RaRecord, draft?: Draft): RaRecord {
  if (!draft) return record;
  const { changes, review_requested_at, publish_at } = draft;
  const review = reviewColumn(schema);
  return {
    ...{ ...record, ...changes, publish_at, draft },
    ...(review && { [review]: review_requested_at }),
  };
}

/** Nobody who may not read drafts has one. */
function readable<Row>(answer: PostgrestSingleResponse<Row[]>): Row[] {
  return answer.status === 401 || answer.status === 403 ? [] : dataOf(answer);
}

/** Where the drafts of a table are in their life. */
export async function draftStates(schema: ContentType): Promise<DraftState[]> {
  if (!keepsDrafts(schema)) return [];
  const columns = 'record_id, review_requested_at, publish_at, failed_at';
  return readable(await supabase.from('drafts').select(columns).eq('table_name', schema.table));
}

export async function readDraft(schema: ContentType, id: Identifier): Promise<Draft | undefined> {
  if (!keepsDrafts(schema)) return undefined;
  const drafts = supabase.from('drafts').select('*').eq('table_name', schema.table);
  return (readable(await drafts.eq('record_id', String(id))) as Draft[])[0];
}

/** Where a record's draft is stored: begun with the first change. */
function draftPlace(rest: DataProvider, schema: ContentType, id: Identifier): Place {
  const { table } = schema;
  const review = reviewColumn(schema) ?? '';
  return {
    async write(changes, opened) {
      const draft = draftOf(opened);
      const { publish_at, [review]: review_requested_at, ...columns } = changes;
      const base = Object.keys(columns).map((column) => [column, opened[column] ?? null]);
      const row = {
        ...{ table_name: table, record_id: String(id), publish_at, review_requested_at },
        changes: { ...draft?.changes, ...columns },
        base: { ...Object.fromEntries(base), ...draft?.base },
      } as never;
      const drafts = supabase.from('drafts');
      const write = draft ? drafts.update(row).match(versionOf(draft)) : drafts.insert(row);
      const answer = await write.select();
      if (answer.status === CONFLICT) return undefined;
      const [written] = dataOf(answer) as Draft[];
      return written && withDraft(schema, { ...opened, ...changes, id }, written);
    },
    async read() {
      const { data } = await rest.getMany<RaRecord>(table, { ids: [id] });
      return data[0] && withDraft(schema, data[0], await readDraft(schema, id));
    },
    version: (record) => draftOf(record)?.updated_at,
  };
}

const versionOf = ({ id, updated_at }: Draft) => ({ id, updated_at });

/** Stores changes beside the public record, merged with what others have stored there, and publishes them if asked to. */
export async function writeDraft(
  rest: DataProvider,
  schema: ContentType,
  { id, row, opened }: { id: Identifier; row: FormValues; opened: Partial<RaRecord> },
  { draft: step, publishAt }: DraftStep,
): Promise<{ data: RaRecord }> {
  const changed = changedColumns(schema, opened, row);
  const hasChanged = Object.keys(changed).some((column) => column !== reviewColumn(schema));
  if (!draftOf(opened) && !hasChanged)
    throw new HttpError('Nothing has been changed yet', UNPROCESSABLE);
  const typed = { ...row, ...(publishAt !== undefined && { publish_at: publishAt }) };
  const before = { publish_at: null, ...opened };
  const place = draftPlace(rest, schema, id);
  const saved = await updateUnlessChanged(rest, schema, id, typed, before, place);
  const draft = draftOf(saved.data);
  if (step === 'save' || !draft) return saved;
  const answer = await publish(draft);
  const isStale = answer.status === CONFLICT;
  dataOf(isStale ? await publish(await mergedWithPublic(rest, schema, draft)) : answer);
  return rest.getOne<RaRecord>(schema.table, { id });
}

const publish = async ({ id, updated_at }: Draft) =>
  supabase.rpc('publish_draft', { draft: id, as_of: updated_at });

/** The draft as based on what visitors read by now; throws where both have changed the same. */
async function mergedWithPublic(
  rest: DataProvider,
  schema: ContentType,
  draft: Draft,
): Promise<Draft> {
  const { changes, record_id: id } = draft;
  const { data: now } = await rest.getOne<RaRecord>(schema.table, { id });
  const base = Object.fromEntries(Object.keys(changes).map((column) => [column, now[column]]));
  const opened = { ...now, ...draft.base };
  const { merged, left } = mergedWith(schema, { opened, typed: changes, latest: now });
  if (left.length > 0) {
    // The public words, not the draft's.
    const theirs = Object.fromEntries(left.map((column) => [column, now[column]]));
    const latest = withDraft(schema, now, { ...draft, base, saved_by_email: null });
    throw new ConflictError({ ...latest, ...theirs }, left);
  }
  const row = { changes: { ...changes, ...merged }, base } as never;
  const answer = await supabase.from('drafts').update(row).match(versionOf(draft)).select();
  // Without one, publishing tells what became of it.
  const [based = draft] = dataOf(answer) as Draft[];
  return based;
}

/** Deletes a draft as it was read: what somebody else has saved since is not deleted unseen. */
export async function throwAway(draft: Draft): Promise<void> {
  found(await supabase.from('drafts').delete().match(versionOf(draft)).select('id'));
}

/** Writes a draft unless it is the same, or another than was read; when it is due, and its review, stay. */
export async function rewriteDraft(
  draft: Draft,
  { changes, base }: Pick<Draft, 'changes' | 'base'>,
): Promise<void> {
  if (isSame([changes, base], [draft.changes, draft.base])) return;
  const row = { changes, base } as never;
  found(await supabase.from('drafts').update(row).match(versionOf(draft)).select('id'));
}

function found(answer: PostgrestSingleResponse<unknown[]>): void {
  if (dataOf(answer).length > 0) return;
  const sentence =
    'Somebody else has changed, published or thrown away these changes meanwhile. Look at them again';
  throw new HttpError(sentence, CONFLICT);
}
