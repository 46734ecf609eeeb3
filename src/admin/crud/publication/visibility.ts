import { formatLondonTime } from '../../../shared/time/london-time';
import { publicationColumn, type ContentType } from '../../../schema/content-type';
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

/** What is said after a record was saved that visitors cannot read yet; nothing of one that they can. */
export function savedWords(schema: ContentType, record: FormValues): string | undefined {
  if (isPublic(schema, record)) return undefined;
  const stored = record[publicationColumn(schema) ?? ''];
  return publicationState(stored) === 'draft'
    ? 'Draft saved: only staff can read it'
    : `Scheduled: it is published on ${formatLondonTime(String(stored))}`;
}
