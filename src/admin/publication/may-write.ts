import type { RaRecord } from 'react-admin';
import { publicationState } from '../kinds/publication/kind';
import { allows, publicationColumn, type ResourceSchema } from '../schema/resource-schema';
import { isFor, type Role } from '../schema/role';

/** Whether the role may change and delete a record: who may not publish writes drafts alone, as the policies have it. */
export function mayWrite(
  schema: ResourceSchema,
  role: Role,
  record: Pick<RaRecord, string>,
): boolean {
  const column = publicationColumn(schema);
  const life = schema.fields[column ?? ''];
  if (column === undefined || life?.kind !== 'publication') return true;
  return isFor(role, { roles: life.publishers }) || publicationState(record[column]) === 'draft';
}

/** The content type for somebody who may read a record and not change it. */
export function readOnlySchema(schema: ResourceSchema): ResourceSchema {
  const fields = Object.entries(schema.fields).map(([column, field]) => [
    column,
    { ...field, readOnly: true },
  ]);
  return {
    ...schema,
    fields: Object.fromEntries(fields) as ResourceSchema['fields'],
    operations: allows(schema, 'create') ? ['create'] : [],
  };
}
