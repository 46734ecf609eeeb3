import { allows, columnsOfKind, type ContentType } from '../../../src/schema/content-type.ts';
import { constraintWords } from '../../../src/schema/constraint-words.ts';
import { isReference } from '../../../src/schema/fields.ts';
import { recordChoices } from '../../../src/schema/kinds/select.ts';
import { nestedFields } from '../../../src/schema/field-paths.ts';
import { publicPages } from '../../../src/content-types/public-type.ts';
import { bucketMistakes } from './bucket-mistakes.ts';
import { personalMistakes } from './personal-mistakes.ts';
import type { TableFacts } from './table-facts.ts';

/**
 * Declarations of a content type that nothing enforces, and contradictions of hand-written SQL, in sentences with the
 * mend. Generated SQL needs no comparison: `npm run db:migration -- --check`.
 */
export function schemaMistakes(
  schema: ContentType,
  all: readonly ContentType[],
  facts: TableFacts,
): string[] {
  return [
    ...bucketMistakes(schema, facts.buckets),
    ...forgottenFields(schema, facts),
    ...wordless(schema, facts),
    ...unread(schema, facts),
    ...unrelated(schema, all),
    ...unkeptInside(schema),
    ...personalMistakes(schema, all, facts),
  ];
}

function forgottenFields(schema: ContentType, { columns }: TableFacts): string[] {
  if (!allows(schema, 'create')) return [];
  return columns
    .filter(({ isNullable, hasDefault }) => !isNullable && !hasDefault)
    .filter(({ name }) => !schema.fields[name] && name !== schema.order)
    .map(({ name }) => `The database insists on "${name}", and the form does not ask for it.`);
}

function wordless(schema: ContentType, { constraints }: TableFacts) {
  const { table, fields } = schema;
  const words = constraintWords(schema);
  // A column without an input needs no constraint message.
  const isTyped = (column: string) =>
    column !== schema.order &&
    (allows(schema, 'create') || (fields[column] !== undefined && !fields[column].readOnly));
  return [
    ...constraints
      .filter(
        ({ kind, name, columns }) =>
          kind !== 'foreign key' && columns.some(isTyped) && !words.has(name),
      )
      .map(
        ({ name, columns }) =>
          `The constraint "${name}" has no words for the person who breaks it: no rule of a field's kind is called so. Say them in "constraints" of ${table}, at the field "${columns[0]}".`,
      ),
    ...[...words]
      .filter(([name]) => !constraints.some((one) => one.name === name))
      .map(([name]) => `${table} has no constraint "${name}".`),
    ...[...words]
      .filter(([, { field }]) => !fields[field])
      .map(
        ([name, { field }]) => `"${name}" is told at "${field}", which is no field of the form.`,
      ),
  ];
}

/** What keeps visitors from reading a `public` content type. */
function unread(type: ContentType, { constraints, isOpen }: TableFacts): string[] {
  if (!type.public) return [];
  const { table } = type;
  const [, column] = /:(\w+)$/.exec(publicPages(type)?.page ?? '') ?? [];
  const isUnique = constraints.some(
    ({ kind, columns }) => kind === 'unique' && columns.join() === column,
  );
  return [
    !isOpen &&
      `${table} is public, and no policy lets visitors read it: say "read" in its "access", or create policy … for select to anon.`,
    'parts' in type.public &&
      columnsOfKind(type, 'html').length > 0 &&
      `${table} is read in parts of other pages, which clean no HTML: leave its "html" out, or give it addresses of its own.`,
    column !== undefined &&
      !isUnique &&
      `The pages of ${table} are told apart by "${column}", which two rows can share: give it the kind "slug".`,
  ].filter((sentence) => sentence !== false);
}

/** Triggers see columns only. */
function unkeptInside({ fields }: ContentType): string[] {
  return nestedFields(fields)
    .filter(([name, field]) => !fields[name] && field.kind === 'select' && field.transitions)
    .map(
      ([name]) =>
        `"${name}" has "transitions", which nobody keeps inside a group: give it a column of its own.`,
    );
}

function unrelated({ table, fields, related = [] }: ContentType, all: readonly ContentType[]) {
  const targets = nestedFields(fields).flatMap(([, field]) => {
    const records = field.kind === 'select' ? recordChoices(field)?.table : undefined;
    return (isReference(field) ? field.to : records) ?? [];
  });
  const unregistered = [...targets, ...related.map((one) => one.table)]
    .filter((name) => !all.some((schema) => schema.table === name))
    .map(
      (name) =>
        `${table} refers to "${name}", which has no schema: add one to src/content-types/registry.ts.`,
    );
  const pointless = related
    .filter(({ table: name, by }) => {
      const field = all.find((schema) => schema.table === name)?.fields[by];
      return field && !(isReference(field) && field.to === table);
    })
    .map((one) => `"${one.by}" of ${one.table} is no reference to ${table}.`);
  return [...unregistered, ...pointless];
}
