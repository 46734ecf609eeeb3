import type { ContentType } from '../schema/content-type';
import type { FormValues } from '../schema/kind';
import type { Content } from '../shared/content/content-store';

/** The records of a content type as visitors read them (`Readable`), and its description. */
export interface PublicRecords {
  default: Content<readonly FormValues[]>;
  type: ContentType;
}

/** Those of each content type with addresses of its own, by table. Builds put what the tables hold in the place of this file (build/plugins/site-content.ts). */
export const publicRecords: Readonly<Record<string, () => Promise<PublicRecords>>> = {};
