import type { RaRecord } from 'react-admin';
import { publicationState } from '../../../schema/kinds/publication';
import { allows, publicationColumn, type ContentType } from '../../../schema/content-type';
import { isFor, type Role } from '../../../schema/role';

/** Whether the role decides about what readers see; true where there is nothing to decide. */
export function mayPublish(schema: ContentType, role: Role): boolean {
  const life = schema.fields[publicationColumn(schema) ?? ''];
  return life?.kind !== 'publication' || isFor(role, { roles: life.publishers });
}

/** Whether the role may change and delete a record: who may not publish writes drafts alone, as the policies have it. */
export function mayWrite(schema: ContentType, role: Role, record: Pick<RaRecord, string>): boolean {
  const stored: unknown = record[publicationColumn(schema) ?? ''];
  return mayPublish(schema, role) || publicationState(stored) === 'draft';
}

/** The content type for somebody who may read a record and not change it. */
export function readOnlySchema(schema: ContentType): ContentType {
  const fields = Object.entries(schema.fields).map(([column, field]) => [
    column,
    { ...field, readOnly: true },
  ]);
  return {
    ...schema,
    fields: Object.fromEntries(fields) as ContentType['fields'],
    operations: allows(schema, 'create') ? ['create'] : [],
  };
}
