import type { FormValues } from '../../../schema/kind';
import { publicationState } from '../../../schema/kinds/publication';
import { publicationColumn, type ContentType } from '../../../schema/content-type';

/** Whether visitors can read a stored record; they can where the project knows of no publication. */
export function isPublic(schema: ContentType, record: FormValues): boolean {
  const column = publicationColumn(schema);
  return column === undefined || publicationState(record[column]) === 'published';
}
