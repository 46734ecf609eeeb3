import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../shared/image-types';
import { MAX_PDF_BYTES, PDF_TYPE } from '../shared/pdf';
import type { Field } from './fields';
import { nestedFields } from './nested-fields';

/** Where a field puts files, and which it takes. */
export interface FilePlaceOfField {
  /** The field's path: "address.photo". */
  name: string;
  bucket: string;
  accept: readonly string[];
  maxBytes: number;
  library?: boolean;
}

/** The places of all fields, of those inside groups, repeats and sections, and of pictures in texts. */
export function filePlacesOf(fields: Readonly<Record<string, Field>>): FilePlaceOfField[] {
  return nestedFields(fields).flatMap(([name, field]): FilePlaceOfField[] => {
    const place = field.kind === 'html' ? field.pictures : 'bucket' in field ? field : undefined;
    if (!place) return [];
    const rules =
      field.kind === 'file'
        ? { accept: [PDF_TYPE], maxBytes: MAX_PDF_BYTES }
        : { accept: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES };
    return [{ name, ...rules, ...place }];
  });
}
