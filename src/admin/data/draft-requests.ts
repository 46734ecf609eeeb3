import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'react-admin';
import { type ContentType, reviewColumn } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { changedColumns, isSame } from '../../schema/row';
import { type Draft, draftOf, type DraftState, type DraftStep, keepsDrafts } from './draft';
import { mergeRows } from './merge-rows';
import { dataOf, supabase } from './supabase-client';
import {
  ConflictError,
  conflictWith,
  hasOtherPublication,
  type Place,
  updateUnlessChanged,
} from './write-row';
import { forgetSent, rememberSent } from './unanswered-writes';

const CONFLICT = 409;
const UNIQUE_VIOLATION = '23505';
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
function draftPlace(
  rest: DataProvider,
  schema: ContentType,
  id: Identifier,
  { draft: step, publishAt }: DraftStep,
): Place {
  const { table } = schema;
  const review = reviewColumn(schema) ?? '';
  const record = async () => (await rest.getMany<RaRecord>(table, { ids: [id] })).data[0];
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
      // Somebody else has begun one.
      if (!draft && answer.error?.code === UNIQUE_VIOLATION) return undefined;
      const [written] = dataOf(answer) as Draft[];
      // It may be public no more.
      return written && withDraft(schema, (await record()) ?? { ...opened, id }, written);
    },
    async read() {
      const now = await record();
      return now && withDraft(schema, now, await readDraft(schema, id));
    },
    version: (record) => draftOf(record)?.updated_at,
    hasMoved(_row, opened, latest) {
      const publishes = step === 'publish' || Boolean(publishAt);
      const isGone = draftOf(opened) !== undefined && !draftOf(latest);
      return publishes || isGone || hasOtherPublication(schema, opened, latest);
    },
  };
}

const versionOf = ({ id, updated_at }: Draft) => ({ id, updated_at });

/** Stores changes beside the public record, merged with what others have stored there, and publishes them if asked to. */
export async function writeDraft(
  rest: DataProvider,
  schema: ContentType,
  { id, row, opened }: { id: Identifier; row: FormValues; opened: Partial<RaRecord> },
  step: DraftStep,
): Promise<{ data: RaRecord }> {
  const { publishAt } = step;
  const changed = changedColumns(schema, opened, row);
  const hasChanged = Object.keys(changed).some((column) => column !== reviewColumn(schema));
  if (!draftOf(opened) && !hasChanged)
    throw new HttpError('Nothing has been changed yet', UNPROCESSABLE);
  const typed = { ...row, ...(publishAt !== undefined && { publish_at: publishAt }) };
  const before = { publish_at: null, ...opened };
  const place = draftPlace(rest, schema, id, step);
  const saved = await updateUnlessChanged(rest, schema, id, typed, before, place);
  const draft = draftOf(saved.data);
  if (step.draft === 'save' || !draft) return saved;
  // Until it is published, the form has an older version, and its next save is to know this one.
  rememberSent(schema.table, changed, id);
  const answer = await publish(draft);
  if (answer.status === CONFLICT) {
    const latest = await place.read();
    if (latest && place.version(latest) !== draft.updated_at)
      throw conflictWith(schema, { opened, row, latest }, true);
    dataOf(await publish(await mergedWithPublic(rest, schema, draft, opened)));
  } else dataOf(answer);
  forgetSent(schema.table, id);
  return rest.getOne<RaRecord>(schema.table, { id });
}

const publish = async ({ id, updated_at }: Draft) =>
  supabase.rpc('publish_draft', { draft: id, as_of: updated_at });

/** The draft as based on what visitors read by now; throws where both have changed the same. */
async function mergedWithPublic(
  rest: DataProvider,
  schema: ContentType,
  draft: Draft,
  opened: FormValues,
): Promise<Draft> {
  const { changes, record_id: id } = draft;
  const { data: now } = await rest.getOne<RaRecord>(schema.table, { id });
  const base = Object.fromEntries(Object.keys(changes).map((column) => [column, now[column]]));
  const before = { ...opened, ...draft.base };
  const merged = mergeRows(schema, { opened: before, typed: changes, latest: now });
  if (merged.conflicts.length > 0) {
    // The public words, not the draft's.
    const theirs = merged.conflicts.map(({ column }) => [column, now[column]]);
    const latest = withDraft(schema, now, { ...draft, base, saved_by_email: null });
    const shown = { ...latest, ...Object.fromEntries(theirs) };
    throw new ConflictError(shown, before, merged.conflicts, false);
  }
  const row = { changes: merged.changes, base } as never;
  const answer = await supabase.from('drafts').update(row).match(versionOf(draft)).select();
  // Without one, publishing tells what became of it.
  const [based = draft] = dataOf(answer) as Draft[];
  return based;
}

/** Deletes a draft as it was read: what somebody else has saved since is not deleted unseen. */
export async function discardDraft(draft: Draft): Promise<void> {
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
    'Somebody has changed, published or thrown away these changes meanwhile. Look at them again';
  throw new HttpError(sentence, CONFLICT);
}
