import type { RaRecord } from 'react-admin';
import {
  allows,
  type ContentType,
  endColumn,
  publicationColumn,
  publicationSwitch,
  reviewColumn,
} from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { type PublicationState, publicationState } from '../../../schema/kinds/publication';
import { phrases } from '../../../schema/phrases';
import type { Role } from '../../../schema/role';
import { mayPublish } from '../../../schema/schema-for-role';
import { asPublished, type Draft, draftOf } from '../../data/draft';
import { formatLondonTime } from '../../../shared/time/london-time';

const FOR_STAFF = 'Draft saved: only staff can read it';
const WAITS_FOR_EDITOR = 'Ready for review: an editor publishes it';

/** The publication status of a stored record; without such a column visitors read it. */
export function stateOf(schema: ContentType, record: FormValues): PublicationState {
  const column = publicationColumn(schema);
  if (column === undefined) return 'published';
  return publicationState(record[column], record[endColumn(schema) ?? '']);
}

/** Whether the role may change and delete a record: authors write drafts alone, as in the policies. */
export function mayWrite(schema: ContentType, role: Role, record: Pick<RaRecord, string>): boolean {
  return mayPublish(schema, role) || stateOf(schema, record) === 'draft';
}

/** For a user with read access. */
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

/** Advice for a page that is newer than the build. */
export const BEFORE_SHARING =
  'Wait before you share its link: until the site has been rebuilt, it shows neither title nor picture.';

/** Whether visitors can read a stored record; true without a publication column or switch. */
export function isPublic(schema: ContentType, record: FormValues): boolean {
  const isOff = record[publicationSwitch(schema) ?? ''] === false;
  return !isOff && stateOf(schema, record) === 'published';
}

/** Whether links to a record make sense, now or when it is due. */
export function asksForLink(schema: ContentType, record: FormValues): boolean {
  return ['scheduled', 'published'].includes(stateOf(schema, record)) && !schema.isHidden?.(record);
}

/**
 * The message after a save.
 * @param before the formerly stored record
 */
export function savedWords(schema: ContentType, record: FormValues, before?: FormValues): string {
  const draft = draftOf(record);
  if (draft) return draftWords(draft, draftOf(before), isPublic(schema, asPublished(record)));
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
  if (record[review] && !before?.[review]) return WAITS_FOR_EDITOR;
  return wasPublic ? 'Withdrawn: only staff can read it' : FOR_STAFF;
}

function draftWords(
  { publish_at, review_requested_at }: Draft,
  before: Draft | undefined,
  isBesidePublic: boolean,
): string {
  if (review_requested_at && !before?.review_requested_at) return WAITS_FOR_EDITOR;
  if (!isBesidePublic) return FOR_STAFF;
  if (publish_at) return `The changes are published on ${formatLondonTime(publish_at)}`;
  return 'Draft saved: visitors read what was published before';
}
