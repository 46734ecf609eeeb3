import type { ContentType } from '../schema/content-type';
import type { FormValues } from '../schema/kind';
import type { Content } from '../shared/content/content-store';

/** The records of a content type as visitors read them (`Readable`), and its description. */
export interface PublicRecords {
  default: Content<readonly FormValues[]>;
  type: ContentType;
}
