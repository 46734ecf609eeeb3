import type { RaRecord } from 'react-admin';
import {
  allows,
  type ContentType,
  endColumn,
  publicationColumn,
  reviewColumn,
} from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { type PublicationState, publicationState } from '../../../schema/kinds/publication';
import { phrases } from '../../../schema/phrases';
import { isFor, type Role } from '../../../schema/role';
import { formatLondonTime } from '../../../shared/time/london-time';

/** Whether the role decides about what readers see; true where there is nothing to decide. */
export function mayPublish(schema: ContentType, role: Role): boolean {
  const life = schema.fields[publicationColumn(schema) ?? ''];
  return life?.kind !== 'publication' || isFor(role, { roles: life.publishers });
}

/** The publication status of a stored record; without such a column visitors read it. */
export function stateOf(schema: ContentType, record: FormValues): PublicationState {
  const column = publicationColumn(schema);
  if (column === undefined) return 'published';
  return publicationState(record[column], record[endColumn(schema) ?? '']);
}

/** Whether the role may change and delete a record: who may not publish writes drafts alone, as the policies have it. */
export function mayWrite(schema: ContentType, role: Role, record: Pick<RaRecord, string>): boolean {
  return mayPublish(schema, role) || stateOf(schema, record) === 'draft';
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
  return stateOf(schema, record) === 'published';
}

/** Whether visitors are to be led to a record, now or from the time it is scheduled for. */
export function asksForLink(schema: ContentType, record: FormValues): boolean {
  return ['scheduled', 'published'].includes(stateOf(schema, record)) && !schema.isHidden?.(record);
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
  const state = stateOf(schema, record);
  if (state === 'scheduled') {
    const time = formatLondonTime(String(record[publicationColumn(schema) ?? '']));
    return `Scheduled: it is published on ${time}`;
  }
  if (state === 'ended') return phrases.saved(schema);
  const review = reviewColumn(schema) ?? '';
  if (record[review] && !before?.[review]) return 'Ready for review: an editor publishes it';
  return `${wasPublic ? 'Withdrawn' : 'Draft saved'}: only staff can read it`;
}
