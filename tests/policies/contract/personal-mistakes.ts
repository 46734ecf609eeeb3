import { filePlacesOf, nestedFields } from '../../../src/schema/field-paths.ts';
import { allows, fieldsOf, type ContentType } from '../../../src/schema/content-type.ts';
import type { Field } from '../../../src/schema/fields.ts';
import type { TableFacts } from './table-facts.ts';

const isAddress = ({ kind }: Field) => kind === 'email' || kind === 'phone';

/** Personal data that erasure would miss, or that visitors can read. */
export function personalMistakes(
  schema: ContentType,
  all: readonly ContentType[],
  { isOpen }: TableFacts,
): string[] {
  const { table, fields, history, personal } = schema;
  const ofPeople = (name: string) => all.some((one) => one.table === name && one.personal);
  const goesWithPerson = fieldsOf(schema).some(
    ([, field]) =>
      field.kind === 'reference' &&
      ofPeople(field.to) &&
      (field.onDelete === 'cascade' || field.required),
  );
  const inside = nestedFields(fields).filter(([name, field]) => isAddress(field) && !fields[name]);
  // Deletable by staff, hidden from visitors, with an e-mail address or a telephone number; except members of staff.
  const seemsPersonal =
    !isOpen && allows(schema, 'delete') && fieldsOf(schema).some(([, field]) => isAddress(field));
  const mistakes = personal
    ? [
        ...inside.map(
          ([name]) =>
            `"${name}" of ${table} stands in a group or a repeat, where nobody is found: give it a column of its own.`,
        ),
        !schema.versionColumn &&
          `${table} is personal and has no column "created_at", by which what is too old is found: say "versionColumn".`,
        history &&
          `${table} is personal: no version of it may outlive the record. Take away "history".`,
        schema.public && `${table} is personal: nothing of it can be public.`,
        ...filePlacesOf(fields).map(
          ({ name }) =>
            `"${name}" of ${table} is personal, and whoever has the address of its files could fetch them: a bucket is public. Leave it out; of a text in HTML, its "pictures".`,
        ),
        isOpen &&
          `${table} is personal, and a policy lets visitors read it: say "read: 'staff'" in its "access".`,
      ]
    : [
        seemsPersonal &&
          `${table} has an e-mail address or a telephone number that visitors do not read: it tells of people. Say "personal: { keptMonths }" in its schema.`,
      ];
  return [
    ...mistakes,
    goesWithPerson &&
      history &&
      `A record of ${table} goes with its person, and its versions would stay: take away "history".`,
  ].filter((sentence) => typeof sentence === 'string');
}
