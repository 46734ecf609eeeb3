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
