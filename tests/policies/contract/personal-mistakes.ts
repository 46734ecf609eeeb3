import { isReference } from '../../../src/schema/fields.ts';
import { nestedFields } from '../../../src/schema/field-paths.ts';
import {
  allows,
  columnsOfKind,
  fieldsOf,
  type ContentType,
} from '../../../src/schema/content-type.ts';
import type { TableFacts } from './table-facts.ts';

/** What tells of people and would not be erased with them, or is kept otherwise than the schema says. */
export const personalMistakes = (schema: ContentType, facts: TableFacts): string[] =>
  [
    ...holdsOnToPeople(schema, facts),
    ...(schema.personal ? keptOtherwise(schema, facts) : unsaid(schema, facts)),
  ].filter((sentence) => typeof sentence === 'string');

function unsaid(schema: ContentType, facts: TableFacts) {
  const { table } = schema;
  return [
    facts.personal &&
      `private.personal_tables has ${table}, whose schema does not say "personal": say it, or take the row away in a migration.`,
    !facts.personal &&
      seemsPersonal(schema, facts) &&
      `${table} has an e-mail address or a telephone number that visitors do not read: it tells of people. Say "personal: { keptMonths }" in its schema.`,
  ];
}

function keptOtherwise(schema: ContentType, facts: TableFacts) {
  const { table, personal } = schema;
  const kept = facts.personal;
  const said = (['email', 'phone'] as const).flatMap((kind) =>
    columnsOfKind(schema, kind).map((column) => ({ kind, column })),
  );
  const missing = said.filter(({ kind, column }) => !kept?.[kind].includes(column));
  const values = missing.map(({ kind, column }) => `('${table}', '${column}', '${kind}')`);
  const inside = nestedFields(schema.fields).filter(
    ([name, { kind }]) => (kind === 'email' || kind === 'phone') && !schema.fields[name],
  );
  return [
    !kept &&
      `${table} is personal, and erasing a person would leave it: insert into private.personal_tables (table_name, kept_months) values ('${table}', ${personal?.keptMonths});`,
    kept &&
      kept.keptMonths !== personal?.keptMonths &&
      `The schema of ${table} says ${personal?.keptMonths} months, private.personal_tables ${kept.keptMonths}: change one of them.`,
    said.length === 0 &&
      `${table} is personal, and nobody is found in it: it has no field of the kind "email" or "phone".`,
    missing.length > 0 &&
      `Whoever stands in a column of ${table} alone would not be erased: insert into private.personal_columns (table_name, column_name, holds) values ${values.join(', ')};`,
    ...inside.map(
      ([name]) =>
        `"${name}" of ${table} stands in a group or a repeat, where nobody is found: give it a column of its own.`,
    ),
    !facts.triggers.includes('forget_unsaved') &&
      `What staff have typed of a record of ${table} and not saved outlives it: create trigger ${table}_forget_unsaved after delete on public.${table} for each row execute function private.forget_unsaved();`,
    !facts.columns.some(({ name }) => name === 'created_at') &&
      `${table} is personal and has no column "created_at": what is too old is found by it.`,
  ];
}

/** Who asks to be erased is erased, whatever names the record. */
function holdsOnToPeople({ table, fields, history }: ContentType, facts: TableFacts) {
  const people = facts.constraints.filter(
    ({ kind, target }) => kind === 'foreign key' && facts.personalTables.includes(target ?? ''),
  );
  const named = Object.entries(fields).filter(
    ([, field]) => isReference(field) && facts.personalTables.includes(field.to),
  );
  return [
    ...people
      .filter(({ definition }) => !/ON DELETE (CASCADE|SET NULL)/.test(definition))
      .map(
        ({ columns, target }) =>
          `"${columns.join(', ')}" of ${table} would keep records of ${target} from being erased: add "on delete cascade", or "on delete set null", to its foreign key.`,
      ),
    named.length > 0 &&
      (history || facts.triggers.includes('keep_revision')) &&
      people.some(({ definition }) => definition.includes('ON DELETE CASCADE')) &&
      `A record of ${table} goes with its person, and its versions would stay: take away "history" and the trigger "${table}_keep_revisions".`,
  ];
}

/** What staff can delete and visitors do not read, with a way to reach somebody. Members of staff end otherwise. */
function seemsPersonal(schema: ContentType, { readers }: TableFacts): boolean {
  const hasAddress = fieldsOf(schema).some(([, { kind }]) => kind === 'email' || kind === 'phone');
  return (
    hasAddress &&
    allows(schema, 'delete') &&
    !readers.some((role) => ['anon', 'public'].includes(role))
  );
}
