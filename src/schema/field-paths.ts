import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_PDF_BYTES, PDF_TYPE } from '../shared/file-types';
import type { Field } from './fields';

type Named = readonly [name: string, field: Field];

/** Every field by its path: "address.street" of a group or a repeat, "sections.cards.title" of a section. */
export function nestedFields(fields: Readonly<Record<string, Field>>, path = ''): Named[] {
  return Object.entries(fields).flatMap(([key, field]): Named[] => {
    const name = path + key;
    return [[name, field], ...membersOf(field, name)];
  });
}

function membersOf(field: Field, name: string): Named[] {
  switch (field.kind) {
    case 'group':
    case 'repeat':
      return nestedFields(field.fields, `${name}.`);
    case 'sections':
      return Object.entries(field.types).flatMap(([type, one]) =>
        nestedFields(one.fields, `${name}.${type}.`),
      );
    default:
      return [];
  }
}

/** The path of another value of the same form or group. */
export function siblingPath(source: string, key: string): string {
  return source.replace(/(?<![^.])[^.]*$/, key);
}

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
