import type { Field, Members } from './fields';
import type { FileRules } from './files';
import { kindOf } from './kinds';

type Named = readonly [name: string, field: Field];

/** Every field by path: "address.street" of a group or a repeat, "sections.cards.title" of a section. */
export function nestedFields(fields: Readonly<Record<string, Field>>, path = ''): Named[] {
  return Object.entries(fields).flatMap(([key, field]): Named[] => {
    const name = path + key;
    return [[name, field], ...membersOf(field, name)];
  });
}

function membersOf(field: Field, name: string): Named[] {
  const inside = kindOf(field).members?.(field) ?? [];
  return inside.flatMap(([path, fields]) => nestedFields(fields as Members, `${name}.${path}`));
}

/** The path of another value of the same form or group. */
export function siblingPath(source: string, key: string): string {
  return source.replace(/(?<![^.])[^.]*$/, key);
}

/** A field's bucket and rules for files, by path: "address.photo". */
export type FilePlaceOfField = FileRules & { name: string };

/** Of all fields, also in groups, repeats and sections, and of pictures in HTML. */
export function filePlacesOf(fields: Readonly<Record<string, Field>>): FilePlaceOfField[] {
  return nestedFields(fields).flatMap(([name, field]) => {
    const place = kindOf(field).files?.(field);
    return place ? [{ name, ...place }] : [];
  });
}
