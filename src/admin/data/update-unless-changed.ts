import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'react-admin';
import type { FormValues, ContentType } from '../../schema/content-type';
import { asSentBack, changedColumns } from '../../schema/row';
import { forgetSent, holds, isUnanswered, rememberSent, sentBefore } from './unanswered-writes';

/** Somebody else has changed the same fields of the record since it was opened; nothing was written. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  /**
   * @param latest the record as it is now
   * @param columns those that both have changed, differently
   */
  constructor(
    readonly latest: RaRecord,
    readonly columns: readonly string[],
  ) {
    super('Somebody else has changed this since you opened it.');
  }
}

/**
 * Writes the changed columns, provided nobody else has changed the same ones since the record was opened (which
 * `versionColumn` of the schema tells), and returns it as it is afterwards. All other columns stay as they are.
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
    return { data: { ...written, id } };
  }
  const found = await rest.getMany<RaRecord>(table, { ids: [id] });
  const [latest] = found.data;
  if (latest && isOwnSave(schema, id, opened, latest)) {
    forgetSent(table, id);
    return updateUnlessChanged(rest, schema, id, row, latest);
  }
  if (!latest) throw new HttpError('It has been deleted meanwhile', 410);
  if (!versionColumn || !version || latest[versionColumn] === version) {
    throw new HttpError('You have no permission to change it', 403);
  }
  const columns = changedByBoth(schema, opened, typed, latest);
  if (columns.length > 0) throw new ConflictError(latest, columns);
  return updateUnlessChanged(rest, schema, id, typed, latest);
}

/** The columns that are neither as they were opened nor as somebody else has stored them since. */
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
