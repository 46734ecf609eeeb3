import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'react-admin';
import {
  type ContentType,
  endColumn,
  type FormValues,
  publicationColumn,
  publicationSwitch,
} from '../../schema/content-type';
import { publicationState } from '../../schema/kinds/publication';
import { asSentBack, changedColumns, isSame } from '../../schema/row';
import { asPublished, draftOf } from './draft';
import { type Conflict, mergeRows } from './merge-rows';
import { isRefusal } from './server-refusal';
import {
  findSent,
  forgetSent,
  holds,
  isTimeOf,
  namingColumn,
  rememberSent,
  sentBefore,
} from './unanswered-writes';

/**
 * Inserts a row, and finds out whether it is there when the answer got lost: then it is not inserted a second time, and
 * what was typed since goes into the row that is there.
 */
export async function createOnce(
  rest: DataProvider,
  schema: ContentType,
  row: FormValues,
): Promise<{ data: RaRecord }> {
  const { table } = schema;
  const earlier = sentBefore(table);
  const naming = namingColumn(schema);
  const isSame = earlier?.[naming] === row[naming];
  const stored = earlier && isSame && (await findSent(rest, schema, earlier));
  if (stored) {
    const since = stillToSend(row, earlier, stored);
    const result = await updateUnlessChanged(rest, schema, stored.id, since, stored);
    forgetSent(table);
    return result;
  }
  try {
    const { data } = await rest.create(table, { data: row });
    forgetSent(table);
    return { data: data as RaRecord };
  } catch (error) {
    if (isRefusal(error)) throw error;
    rememberSent(table, row);
    const found = await findSent(rest, schema, row).catch(() => undefined);
    if (!found) throw error;
    forgetSent(table);
    return { data: found };
  }
}

/** Somebody else has changed the record since it was opened; nothing was written. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  /**
   * @param latest the current record
   * @param opened what the form began with, as far as it was not discarded
   * @param conflicts what both have changed
   * @param hasMoved whether the form is to show it before anything is saved: what was pressed was not meant for it
   */
  constructor(
    readonly latest: RaRecord,
    readonly opened: FormValues,
    readonly conflicts: readonly Conflict[],
    readonly hasMoved: boolean,
  ) {
    super('Somebody has changed it since you opened it.');
  }
}

/** Somebody else's change as a conflict with what a form holds. */
export function conflictWith(
  schema: ContentType,
  { opened, row, latest }: { opened: FormValues; row: FormValues; latest: RaRecord },
  hasMoved: boolean,
): ConflictError {
  const from = isDiscarded(schema, opened, latest) ? asPublished(opened) : opened;
  const typed = changedColumns(schema, from, row);
  const { conflicts } = mergeRows(schema, { opened: from, typed, latest });
  return new ConflictError(latest, from, conflicts, hasMoved);
}

/** Whether the draft that was opened is gone, and was not published: of what it changed, something is as before. */
export function isDiscarded(schema: ContentType, opened: FormValues, latest: FormValues): boolean {
  const draft = draftOf(opened);
  if (!draft || draftOf(latest)) return false;
  const before = asSentBack(schema, draft.base);
  const drafted = Object.keys(changedColumns(schema, draft.base, draft.changes));
  return drafted.some((column) => holds(schema, latest, { [column]: before[column] }));
}

/** Where a form's changes are stored: in the record itself, or in its draft. */
export interface Place {
  /** Writes if nobody else has since `opened`: nothing otherwise. */
  write(changes: FormValues, opened: Partial<RaRecord>): Promise<FormValues | undefined>;
  read(): Promise<RaRecord | undefined>;
  version(record: FormValues): unknown;
  /** Whether a save was not meant for the record as it is by now: it would publish words unseen, or keep them elsewhere. */
  hasMoved(row: FormValues, opened: FormValues, latest: FormValues): boolean;
}

function recordPlace(rest: DataProvider, schema: ContentType, id: Identifier): Place {
  const { table, primaryKey = 'id', versionColumn } = schema;
  const version = (record: FormValues) =>
    versionColumn ? record[versionColumn] : JSON.stringify(record);
  return {
    version,
    async write(changes, opened) {
      const condition = new URLSearchParams({ [primaryKey]: `eq.${id}` });
      // Without a version, what is written is compared.
      for (const column of versionColumn ? [versionColumn] : Object.keys(changes)) {
        if (opened[column]) condition.set(column, `eq.${String(opened[column])}`);
      }
      const { json } = (await rest.supabaseClient(`${table}?${condition}`, {
        method: 'PATCH',
        headers: new Headers({
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
        }),
        body: JSON.stringify(changes),
      })) as { json: FormValues[] };
      return json[0];
    },
    read: async () => (await rest.getMany<RaRecord>(table, { ids: [id] })).data[0],
    hasMoved(row, opened, latest) {
      const column = publicationColumn(schema) ?? publicationSwitch(schema) ?? '';
      // What says nothing of it, such as a category chosen in the grid, is meant for either.
      if (!(column in row)) return false;
      const publishes = Boolean(changedColumns(schema, opened, row)[column]);
      return publishes || hasOtherPublication(schema, opened, latest);
    },
  };
}

/** Whether a record is in another state of publication than it was, or its draft is scheduled or no longer. */
export function hasOtherPublication(
  schema: ContentType,
  opened: FormValues,
  latest: FormValues,
): boolean {
  const [before, now] = [opened, latest].map((record) => {
    const published = asPublished(record);
    const time = published[publicationColumn(schema) ?? ''];
    return [
      publicationState(time, published[endColumn(schema) ?? '']),
      published[publicationSwitch(schema) ?? ''],
      Boolean(record.publish_at),
    ];
  });
  return !isSame(before, now);
}

/**
 * Writes the changed columns unless somebody else has changed the same ones since, and returns the record. Other columns
 * are kept.
 */
export async function updateUnlessChanged(
  rest: DataProvider,
  schema: ContentType,
  id: Identifier,
  row: FormValues,
  opened: Partial<RaRecord> = {},
  place: Place = recordPlace(rest, schema, id),
): Promise<{ data: RaRecord }> {
  const { table } = schema;
  const typed = changedColumns(schema, opened, row);
  let [changed, base] = [typed, opened];
  while (Object.keys(changed).length > 0) {
    const changes = (await schema.beforeSave?.(changed, base)) ?? changed;
    const written = await place.write(changes, base).catch((error: unknown) => {
      if (!isRefusal(error)) rememberSent(table, changes, id);
      throw error;
    });
    if (written) {
      forgetSent(table, id);
      return { data: { ...written, id } };
    }
    const latest = await place.read();
    const sent = sentBefore(table, id);
    if (latest && sent && base === opened && isOwnSave(schema, opened, sent, latest)) {
      forgetSent(table, id);
      return updateUnlessChanged(rest, schema, id, stillToSend(row, sent, latest), latest, place);
    }
    if (!latest) throw new HttpError('It has been deleted meanwhile', 410);
    if (place.version(latest) === place.version(base)) {
      throw new HttpError('You have no permission to change it', 403);
    }
    const hasMoved = place.hasMoved(row, opened, latest);
    const { changes: merged, conflicts } = mergeRows(schema, { opened, typed, latest });
    if (hasMoved || conflicts.length > 0) {
      throw conflictWith(schema, { opened, row, latest }, hasMoved);
    }
    [changed, base] = [changedColumns(schema, latest, merged), latest];
  }
  return { data: { ...base, id } };
}

/** Whether the newer version is this form's own: it was stored, and only the answer got lost. */
function isOwnSave(
  schema: ContentType,
  opened: FormValues,
  sent: FormValues,
  latest: RaRecord,
): boolean {
  // Read-only columns are the database's.
  const typed = Object.entries(asSentBack(schema, opened)).filter(
    ([column]) => !schema.fields[column]?.readOnly,
  );
  return holds(schema, latest, { ...Object.fromEntries(typed), ...sent });
}

/** What is typed without what is stored since: sent again, "now" would be another time. */
function stillToSend(row: FormValues, sent: FormValues, stored: FormValues): FormValues {
  const left = Object.entries(row).filter(
    ([column, value]) => value !== sent[column] || !isTimeOf(value, stored[column]),
  );
  return Object.fromEntries(left);
}
