import { allows, fieldsOf, sortOf, type ContentType } from '../../../src/schema/content-type.ts';
import { constraintWords } from '../../../src/schema/constraint-words.ts';
import { isReference } from '../../../src/schema/fields.ts';
import { nestedFields } from '../../../src/schema/field-paths.ts';
import { columnMistakes } from './column-mistakes.ts';
import { bucketMistakes } from './bucket-mistakes.ts';
import { personalMistakes } from './personal-mistakes.ts';
import { readerMistakes } from './reader-mistakes.ts';
import { withoutHistory, withoutValidity, type Bucket, type TableFacts } from './table-facts.ts';
import { transitionMistakes } from './transition-mistakes.ts';

/** What a schema says that the migrated database would refuse, or leaves out, in sentences that say what to write. */
export function schemaMistakes(
  schema: ContentType,
  resources: readonly ContentType[],
  facts: TableFacts,
  buckets: readonly Bucket[],
): string[] {
  if (facts.columns.length === 0) {
    return [`There is no table "${schema.table}": its migration is missing.`];
  }
  return [
    ...fieldsOf(schema).flatMap(([name, field]) => columnMistakes(name, field, facts)),
    ...bucketMistakes(schema, facts, buckets),
    ...missingColumns(schema, facts),
    ...forgottenFields(schema, facts),
    ...wordless(schema, facts),
    ...otherRules(facts),
    ...transitionMistakes(schema, facts),
    ...unversioned(schema, facts),
    ...unordered(schema, facts),
    ...several(schema, facts),
    ...unrelated(schema, resources),
    ...unkeptInside(schema),
    ...personalMistakes(schema, facts),
    ...readerMistakes(schema, facts),
  ];
}

function missingColumns(schema: ContentType, { columns }: TableFacts): string[] {
  const { titleColumn, versionColumn, primaryKey = 'id', order, list } = schema;
  const used = [
    ...[primaryKey, titleColumn, versionColumn, order],
    ...[list.searchColumn, sortOf(schema).field],
  ];
  return used
    .filter((name) => name !== undefined)
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `"${name}" is no column of ${schema.table}.`);
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
  // What nobody types is refused to nobody.
  const isTyped = (column: string) =>
    column !== schema.order &&
    (allows(schema, 'create') || (fields[column] !== undefined && !fields[column].readOnly));
  return [
    ...constraints
      .filter(({ kind, columns }) => kind !== 'foreign key' && columns.some(isTyped))
      .filter(({ name }) => !words.has(name))
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

/** What a kind and the database say otherwise of the same rule. */
function otherRules({ wanted, constraints }: TableFacts): string[] {
  return constraints
    .filter(({ name, definition }) => {
      const has = withoutValidity(definition);
      return (wanted.get(name) ?? has) !== has;
    })
    .map(
      ({ name, definition }) =>
        `"${name}" is to be ${wanted.get(name)}, and the database has ${definition}: change one of them.`,
    );
}

function unversioned({ table, versionColumn, history }: ContentType, { triggers }: TableFacts) {
  return [
    versionColumn &&
      !triggers.includes('stamp_times') &&
      `Nothing changes "${versionColumn}" when a row is saved, so nobody is told of two edits at once: create trigger ${table}_stamp_times before insert or update on public.${table} for each row execute function private.stamp_times();`,
    history && !triggers.includes('keep_revision') && withoutHistory(table),
  ].filter((sentence) => typeof sentence === 'string');
}

function unordered({ table, order }: ContentType, { columns }: TableFacts): string[] {
  const column = columns.find(({ name }) => name === order);
  if (!column || (column.type === 'text' && column.collation === 'C')) return [];
  return [`"${order}" of ${table} keeps an order: make it text collate "C".`];
}

/** One record by its key, as the company is, or by an index. */
function several({ table, singleton }: ContentType, { constraints }: TableFacts): string[] {
  const isOne = constraints.some(({ definition }) =>
    /^CHECK \(\(id = '|UNIQUE .*\(\(?true\)?\)$/.test(definition),
  );
  if (!singleton || isOne) return [];
  return [
    `Nothing keeps ${table} from having several rows: create unique index ${table}_single on public.${table} ((true));`,
  ];
}

/** A foreign key and the triggers of several references look at columns alone. */
function unkeptInside({ fields }: ContentType): string[] {
  return nestedFields(fields).flatMap(([name, field]) =>
    isReference(field) && !fields[name]
      ? [
          `"${name}" refers to ${field.to} from inside a group, a repeat or a section, where nothing keeps what it names from being deleted: give it a column of its own.`,
        ]
      : [],
  );
}

function unrelated({ table, fields, related = [] }: ContentType, all: readonly ContentType[]) {
  const targets = Object.values(fields).flatMap((field) => (isReference(field) ? [field.to] : []));
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
