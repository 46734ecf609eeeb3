import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'react-admin';
import { columnsOfKind, type ContentType, type FormValues } from '../../schema/content-type';
import { asSentBack, changedColumns } from '../../schema/row';
import { mergeSections } from './merge-sections';
import {
  findSent,
  forgetSent,
  holds,
  isTimeOf,
  isUnanswered,
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
    if (!isUnanswered(error)) throw error;
    rememberSent(table, row);
    const found = await findSent(rest, schema, row).catch(() => undefined);
    if (!found) throw error;
    forgetSent(table);
    return { data: found };
  }
}

/** Somebody else has changed the same fields since the record was opened; nothing was written. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  /**
   * @param latest the current record
   * @param columns in conflict
   */
  constructor(
    readonly latest: RaRecord,
    readonly columns: readonly string[],
  ) {
    super('Somebody else has changed this since you opened it.');
  }
}

/** Where a form's changes are stored: in the record itself, or in its draft. */
export interface Place {
  /** Writes if nobody else has since `opened`: nothing otherwise. */
  write(changes: FormValues, opened: Partial<RaRecord>): Promise<FormValues | undefined>;
  read(): Promise<RaRecord | undefined>;
  version(record: FormValues): unknown;
}

function recordPlace(rest: DataProvider, schema: ContentType, id: Identifier): Place {
  const { table, primaryKey = 'id', versionColumn = '' } = schema;
  const version = (record: FormValues) => record[versionColumn];
  return {
    version,
    async write(changes, opened) {
      const condition = new URLSearchParams({ [primaryKey]: `eq.${id}` });
      if (version(opened)) condition.set(versionColumn, `eq.${String(version(opened))}`);
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
  };
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
  if (Object.keys(typed).length === 0) return { data: { ...opened, id } };
  const changes = (await schema.beforeSave?.(typed, opened)) ?? typed;
  const written = await place.write(changes, opened).catch((error: unknown) => {
    if (isUnanswered(error)) rememberSent(table, changes, id);
    throw error;
  });
  if (written) {
    forgetSent(table, id);
    return { data: { ...written, id } };
  }
  const latest = await place.read();
  const sent = sentBefore(table, id);
  if (latest && sent && isOwnSave(schema, opened, sent, latest)) {
    forgetSent(table, id);
    return updateUnlessChanged(rest, schema, id, stillToSend(row, sent, latest), latest, place);
  }
  if (!latest) throw new HttpError('It has been deleted meanwhile', 410);
  if (place.version(latest) === place.version(opened)) {
    throw new HttpError('You have no permission to change it', 403);
  }
  const { merged, left } = mergedWith(schema, { opened, typed, latest });
  if (left.length > 0) throw new ConflictError(latest, left);
  return updateUnlessChanged(rest, schema, id, { ...typed, ...merged }, latest, place);
}

type Three = Record<'opened' | 'typed' | 'latest', FormValues>;

/** What two people have changed at once: merged, and the columns that are left to decide. */
export function mergedWith(schema: ContentType, { opened, typed, latest }: Three) {
  const columns = changedByBoth(schema, opened, typed, latest);
  const merged = mergedColumns(schema, columns, { opened, typed, latest });
  return { merged, left: columns.filter((column) => !(column in merged)) };
}

/** Columns that differ from the opened and from the stored record. */
function changedByBoth(
  schema: ContentType,
  opened: FormValues,
  typed: FormValues,
  latest: FormValues,
): string[] {
  const theirs = changedColumns(schema, opened, asSentBack(schema, latest));
  const unlikeTheirs = changedColumns(schema, latest, typed);
  return Object.keys(unlikeTheirs).filter((column) => column in theirs);
}

/** Merged changes of different sections. */
function mergedColumns(
  schema: ContentType,
  columns: readonly string[],
  { opened, typed, latest }: Three,
): FormValues {
  const [before, theirs] = [asSentBack(schema, opened), asSentBack(schema, latest)];
  const merged = columnsOfKind(schema, 'sections')
    .filter((column) => columns.includes(column))
    .map(
      (column) => [column, mergeSections(before[column], typed[column], theirs[column])] as const,
    )
    .filter(([, sections]) => sections !== undefined);
  return Object.fromEntries(merged);
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
