import { publicationState } from '../../../schema/kinds/publication';
import { formatLondonTime } from '../../../shared/time/london-time';
import type { FormValues } from '../../../schema/kind';
import { publicationColumn, type ContentType } from '../../../schema/content-type';

/** What is said after a record was saved that visitors cannot read yet; nothing of one that they can. */
export function savedWords(schema: ContentType, record: FormValues): string | undefined {
  const column = publicationColumn(schema);
  if (column === undefined) return undefined;
  const stored = record[column];
  switch (publicationState(stored)) {
    case 'draft':
      return 'Draft saved: only staff can read it';
    case 'scheduled':
      return `Scheduled: it is published on ${formatLondonTime(String(stored))}`;
    case 'published':
      return undefined;
  }
}
