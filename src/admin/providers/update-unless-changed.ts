import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'react-admin';
import type { FormValues, ResourceSchema } from '../schema/resource-schema';
import { changedColumns, rowToForm, rowToUpdate } from '../schema/row';
import { forgetSent, holds, isUnanswered, rememberSent, sentBefore } from './lost-answers';
import { explainRefusal } from './server-refusal';

/** Somebody else has changed the record since it was opened; nothing was written. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  /** @param latest the record as it is now */
  constructor(readonly latest: RaRecord) {
    super('Somebody else has changed this since you opened it.');
  }
}

/**
 * Writes the changed columns, provided the record still is the version that the form was opened with
 * (`versionColumn` of the schema), and returns it as it is afterwards.
 */
export async function updateUnlessChanged(
  rest: DataProvider,
  schema: ResourceSchema,
  id: Identifier,
  values: FormValues,
  opened: RaRecord,
): Promise<{ data: RaRecord }> {
  const changes = changedColumns(rowToUpdate(schema, opened), rowToUpdate(schema, values));
  if (Object.keys(changes).length === 0) return { data: opened };
  const { versionColumn } = schema;
  const condition = new URLSearchParams({ id: `eq.${id}` });
  if (versionColumn) condition.set(versionColumn, `eq.${String(opened[versionColumn])}`);
  const { json } = (await rest
    .supabaseClient(`${schema.table}?${condition}`, {
      method: 'PATCH',
      headers: new Headers({
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
      }),
      body: JSON.stringify(changes),
    })
    .catch((error: unknown) => {
      if (isUnanswered(error)) rememberSent(schema.table, changes, id);
      throw explainRefusal(schema, error, 'update');
    })) as { json: RaRecord[] };
  const row = json[0];
  if (row) {
    forgetSent(schema.table, id);
    return { data: rowToForm(schema, row) as RaRecord };
  }
  const latest = await storedRow(rest, schema, id);
  if (latest && isOwnSave(schema, id, opened, latest)) {
    forgetSent(schema.table, id);
    return updateUnlessChanged(rest, schema, id, values, latest);
  }
  throw whyNothingChanged(schema, opened, latest);
}

async function storedRow(
  rest: DataProvider,
  schema: ResourceSchema,
  id: Identifier,
): Promise<RaRecord | undefined> {
  const { data } = await rest.getMany(schema.table, { ids: [id] });
  const row = data[0] as RaRecord | undefined;
  return row && (rowToForm(schema, row) as RaRecord);
}

/** Whether the newer version is this form's own: it was stored, and only the answer got lost. */
function isOwnSave(
  schema: ResourceSchema,
  id: Identifier,
  opened: RaRecord,
  latest: RaRecord,
): boolean {
  const sent = sentBefore(schema.table, id);
  const expected = { ...rowToUpdate(schema, opened), ...sent };
  return sent !== undefined && holds(rowToUpdate(schema, latest), expected);
}

function whyNothingChanged(
  { versionColumn }: ResourceSchema,
  opened: RaRecord,
  latest: RaRecord | undefined,
): Error {
  if (!latest) return new HttpError('It has been deleted meanwhile', 410);
  if (versionColumn && latest[versionColumn] !== opened[versionColumn]) {
    return new ConflictError(latest);
  }
  return new HttpError('You have no permission to change it', 403);
}
