import type { RaRecord } from 'react-admin';
import {
  allows,
  type ContentType,
  publicationColumn,
  reviewColumn,
} from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { publicationState } from '../../../schema/kinds/publication';
import { phrases } from '../../../schema/phrases';
import { isFor, type Role } from '../../../schema/role';
import { formatLondonTime } from '../../../shared/time/london-time';

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

/** What to do about a record's page that is newer than the built site. */
export const BEFORE_SHARING =
  'Wait before you share its link: until the site has been rebuilt, it shows neither title nor picture.';

/** Whether visitors can read a stored record; they can where the project knows of no publication. */
export function isPublic(schema: ContentType, record: FormValues): boolean {
  const column = publicationColumn(schema);
  return column === undefined || publicationState(record[column]) === 'published';
}

/** Whether visitors are to be led to a record, now or from the time it is scheduled for. */
export function asksForLink(schema: ContentType, record: FormValues): boolean {
  const stored = record[publicationColumn(schema) ?? ''];
  return publicationState(stored) !== 'draft' && !schema.isHidden?.(record);
}

/**
 * What is said after a record was saved.
 * @param before as it was stored until then
 */
export function savedWords(schema: ContentType, record: FormValues, before?: FormValues): string {
  const wasPublic = before !== undefined && isPublic(schema, before);
  if (isPublic(schema, record)) {
    return publicationColumn(schema) === undefined || wasPublic
      ? phrases.saved(schema)
      : phrases.nowPublic(schema);
  }
  const stored = record[publicationColumn(schema) ?? ''];
  if (publicationState(stored) === 'scheduled') {
    return `Scheduled: it is published on ${formatLondonTime(String(stored))}`;
  }
  const review = reviewColumn(schema) ?? '';
  if (record[review] && !before?.[review]) return 'Ready for review: an editor publishes it';
  return `${wasPublic ? 'Withdrawn' : 'Draft saved'}: only staff can read it`;
}
