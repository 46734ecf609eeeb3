import type { ContentType } from '../schema/content-type';
import type { FormValues } from '../schema/kind';
import type { Content } from '../shared/content/content-store';

/** Readable records of a content type. */
export interface PublicRecords {
  default: Content<readonly FormValues[]>;
  type: ContentType;
}
