import { formatLondonTime } from '../../../shared/time/london-time';
import { phrases } from '../../../schema/phrases';
import { publicationColumn, reviewColumn, type ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { publicationState } from '../../../schema/kinds/publication';

/** What to do about a record's page that is newer than the built site. */
export const BEFORE_SHARING =
  'Wait before you share its link: until the site has been built anew, it shows neither title nor picture.';

/** Whether visitors can read a stored record; they can where the project knows of no publication. */
export function isPublic(schema: ContentType, record: FormValues): boolean {
  const column = publicationColumn(schema);
  return column === undefined || publicationState(record[column]) === 'published';
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
