import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'react-admin';
import type { FormValues, ContentType } from '../../schema/content-type';
import { asSentBack, changedColumns } from '../../schema/row';
import { forgetSent, holds, isUnanswered, rememberSent, sentBefore } from './lost-answers';

/** Somebody else has changed the record since it was opened; nothing was written. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  /** @param latest the record as it is now */
  constructor(readonly latest: RaRecord) {
    super('Somebody else has changed this since you opened it.');
  }
}

/**
 * Writes the changed columns, provided the record still is the version that it was opened with (`versionColumn` of
 * the schema), and returns it as it is afterwards. Columns that `row` does not mention stay as they are.
 */
export async function updateUnlessChanged(
  rest: DataProvider,
  schema: ContentType,
  id: Identifier,
  row: FormValues,
  opened: Partial<RaRecord> = {},
): Promise<{ data: RaRecord }> {
  const { table, primaryKey = 'id', versionColumn } = schema;
  const typed = changedColumns(schema, opened, row);
  if (Object.keys(typed).length === 0) return { data: { ...opened, id } };
  const changes = (await schema.beforeSave?.(typed, opened)) ?? typed;
  const condition = new URLSearchParams({ [primaryKey]: `eq.${id}` });
  const version: unknown = versionColumn && opened[versionColumn];
  if (versionColumn && version) condition.set(versionColumn, `eq.${String(version)}`);
  const { json } = (await rest
    .supabaseClient(`${table}?${condition}`, {
      method: 'PATCH',
      headers: new Headers({
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
      }),
      body: JSON.stringify(changes),
    })
    .catch((error: unknown) => {
      if (isUnanswered(error)) rememberSent(table, changes, id);
      throw error;
    })) as { json: FormValues[] };
  const [written] = json;
  if (written) {
    forgetSent(table, id);
    await schema.afterSave?.(written);
    return { data: { ...written, id } };
  }
  const latest = await storedRow(rest, table, id);
  if (latest && isOwnSave(schema, id, opened, latest)) {
    forgetSent(table, id);
    return updateUnlessChanged(rest, schema, id, row, latest);
  }
  throw whyNothingChanged(schema, version, latest);
}

async function storedRow(
  rest: DataProvider,
  table: string,
  id: Identifier,
): Promise<RaRecord | undefined> {
  const { data } = await rest.getMany(table, { ids: [id] });
  return data[0] as RaRecord | undefined;
}

/** Whether the newer version is this form's own: it was stored, and only the answer got lost. */
function isOwnSave(
  schema: ContentType,
  id: Identifier,
  opened: FormValues,
  latest: RaRecord,
): boolean {
  const sent = sentBefore(schema.table, id);
  const expected = { ...asSentBack(schema, opened), ...sent };
  return sent !== undefined && holds(schema, latest, expected);
}

function whyNothingChanged(
  { versionColumn }: ContentType,
  version: unknown,
  latest: RaRecord | undefined,
): Error {
  if (!latest) return new HttpError('It has been deleted meanwhile', 410);
  if (versionColumn && version && latest[versionColumn] !== version) {
    return new ConflictError(latest);
  }
  return new HttpError('You have no permission to change it', 403);
}
