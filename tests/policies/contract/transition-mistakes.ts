import { fieldsOf, type ContentType } from '../../../src/schema/content-type.ts';
import { nestedFields } from '../../../src/schema/field-paths.ts';
import type { TableFacts } from './table-facts.ts';

/** Values for some roles alone, said in one of both places. */
export function transitionMistakes(
  schema: ContentType,
  { transitions: kept }: TableFacts,
): string[] {
  const declared = fieldsOf(schema).flatMap(([name, field]) =>
    Object.entries((field.kind === 'select' && field.transitions) || {}).map(([value, { roles }]) =>
      [name, value, ...roles].map((word) => `'${word}'`).join(', '),
    ),
  );
  // The trigger reads a column.
  const inside = nestedFields(schema.fields).filter(
    ([name, field]) => field.kind === 'select' && field.transitions && !schema.fields[name],
  );
  return [
    ...inside.map(
      ([name]) =>
        `"${name}" has "transitions", which nobody keeps inside a group: give it a column of its own.`,
    ),
    ...declared
      .filter((one) => !kept.includes(one))
      .map(
        (one) =>
          `"transitions" say (${one}), and no trigger of ${schema.table} keeps it: create trigger … before insert or update … for each row execute function private.keep_to_roles(${one});`,
      ),
    ...kept
      .filter((one) => !declared.includes(one))
      .map(
        (one) =>
          `A trigger of ${schema.table} keeps (${one}): say so in "transitions" of the field.`,
      ),
  ];
}
