import { BLOG_IMAGES_BUCKET } from '../../../src/shared/blog.ts';
import { CONTENT_IMAGES_BUCKET } from '../../../src/shared/content/content-images.ts';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../../../src/shared/image-types.ts';
import { isTakenBySite } from '../../../src/content-types/page-path.ts';
import { publicHalf } from '../../../src/content-types/public-type.ts';
import { allows, fieldsOf, sortOf, type ContentType } from '../../../src/schema/content-type.ts';
import { columnMistakes } from './column-mistakes.ts';
import { nestedFields } from './nested-fields.ts';
import type { Bucket, TableFacts } from './table-facts.ts';

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
    ...placesOf(schema.fields).flatMap((place) =>
      bucketMistakes(schema.table, place, facts, buckets),
    ),
    ...missingColumns(schema, facts),
    ...forgottenFields(schema, facts),
    ...wordless(schema, facts),
    ...unguarded(schema, facts),
    ...unversioned(schema, facts),
    ...unordered(schema, facts),
    ...several(schema, facts),
    ...unrelated(schema, resources),
    ...unread(schema, facts),
    ...exposed(schema, facts),
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

function wordless(schema: ContentType, facts: TableFacts) {
  const { table, constraints = {}, fields } = schema;
  // What nobody types is refused to nobody.
  const isTyped = (column: string) =>
    allows(schema, 'create') || (fields[column] !== undefined && !fields[column].readOnly);
  const known = facts.constraints.filter(
    ({ kind, columns }) => kind !== 'foreign key' && columns.some(isTyped),
  );
  const without = known
    .filter(({ name }) => !(name in constraints))
    .map(
      ({ name, columns }) =>
        `The constraint "${name}" has no words for the person who breaks it: add it to "constraints" of ${table}, at the field "${columns[0]}".`,
    );
  const unknown = Object.keys(constraints)
    .filter((name) => !facts.constraints.some((one) => one.name === name))
    .map((name) => `${table} has no constraint "${name}".`);
  const elsewhere = Object.entries(constraints)
    .filter(([, { field }]) => !fields[field])
    .map(([name, { field }]) => `"${name}" is told at "${field}", which is no field of the form.`);
  return [...without, ...unknown, ...elsewhere];
}

/** Values for some roles alone, said in one of both places. */
function unguarded(schema: ContentType, { transitions: kept }: TableFacts): string[] {
  const told = fieldsOf(schema).flatMap(([name, field]) =>
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
    ...told
      .filter((one) => !kept.includes(one))
      .map(
        (one) =>
          `"transitions" say (${one}), and no trigger of ${schema.table} keeps it: create trigger … before insert or update … for each row execute function public.keep_to_roles(${one});`,
      ),
    ...kept
      .filter((one) => !told.includes(one))
      .map(
        (one) =>
          `A trigger of ${schema.table} keeps (${one}): say so in "transitions" of the field.`,
      ),
  ];
}

function unversioned({ table, versionColumn, history }: ContentType, { triggers }: TableFacts) {
  return [
    versionColumn &&
      !triggers.includes('stamp_times') &&
      `Nothing changes "${versionColumn}" when a row is saved, so nobody is told of two edits at once: create trigger ${table}_stamp_times before insert or update on public.${table} for each row execute function public.stamp_times();`,
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

function unrelated({ table, fields, related = [] }: ContentType, all: readonly ContentType[]) {
  const targets = Object.values(fields).flatMap((field) =>
    field.kind === 'reference' ? [field.to] : [],
  );
  const unregistered = [...targets, ...related.map((one) => one.table)]
    .filter((name) => !all.some((schema) => schema.table === name))
    .map(
      (name) =>
        `${table} refers to "${name}", which has no schema: add one to src/content-types/registry.ts.`,
    );
  const pointless = related
    .filter(({ table: name, by }) => {
      const field = all.find((schema) => schema.table === name)?.fields[by];
      return field && !(field.kind === 'reference' && field.to === table);
    })
    .map((one) => `"${one.by}" of ${one.table} is no reference to ${table}.`);
  return [...unregistered, ...pointless];
}

/** What keeps visitors from reading a content type that says `public`, or open tabs from noticing what changes. */
function unread(type: ContentType, facts: TableFacts): string[] {
  if (!type.public) return [];
  const { table } = type;
  const { list, page = '', head = {}, jsonLd } = publicHalf(type) ?? {};
  const [, column = ''] = /:(\w+)$/.exec(page) ?? [];
  const isUnique = facts.constraints.some(
    ({ kind, columns }) => kind === 'unique' && columns.join() === column,
  );
  const named = [column, ...Object.values(head)].concat(Object.values(jsonLd?.properties ?? {}));
  return [
    !isOpen(facts.readers) &&
      `${table} is public, and no policy lets visitors read it: create policy … for select to anon.`,
    !facts.triggers.includes('note_content_change') &&
      `${table} is public, and open tabs do not notice what changes: npm run screen:new writes the triggers "${table}_note_insert", "_update" and "_delete".`,
    list !== undefined &&
      !isTakenBySite(list) &&
      `A page of sections could stand at ${list}: add its first part to TAKEN_FIRST in src/content-types/page-path.ts, and to the constraint "pages_path_free".`,
    column !== '' &&
      !isUnique &&
      `The pages of ${table} are told apart by "${column}", which two rows can share: make it unique.`,
    ...named
      .filter((name) => name !== '' && !facts.columns.some((one) => one.name === name))
      .map((name) => `"public" of ${table} names "${name}", which is no column of it.`),
  ].filter((sentence) => sentence !== false);
}

/** What lets visitors read of people, or outlives its deletion. */
function exposed(schema: ContentType, { readers, triggers }: TableFacts) {
  const { table, personal, history, public: half } = schema;
  if (!personal) return [];
  return [
    (history || triggers.includes('keep_revision')) &&
      `${table} is personal: no version of it may outlive the record. Take away "history" and the trigger "${table}_keep_revisions".`,
    half && `${table} is personal: nothing of it can be public.`,
    isOpen(readers) &&
      `${table} is personal, and a policy lets visitors read it: take away the one that says "for select to anon".`,
  ].filter((sentence) => typeof sentence === 'string');
}

const isOpen = (readers: readonly string[]) =>
  readers.some((role) => ['anon', 'public'].includes(role));

const withoutHistory = (table: string) =>
  `No versions of ${table} are kept: create trigger ${table}_keep_revisions after insert or update or delete on public.${table} for each row execute function public.keep_revision();`;

/** Where a field puts pictures, and of which kind. */
interface Place {
  name: string;
  bucket: string;
  accept?: readonly string[];
  maxBytes?: number;
}

/** The places of all fields, of those inside groups, repeats and sections, and of pictures in texts. */
function placesOf(fields: ContentType['fields']): Place[] {
  return nestedFields(fields).flatMap(([name, field]): Place[] => {
    if (field.kind === 'image' || field.kind === 'images') return [{ name, ...field }];
    return field.kind === 'html' && field.pictures ? [{ name, ...field.pictures }] : [];
  });
}

/** The buckets of the library, which takes what no table with a history shows for unused. */
const OF_LIBRARY = [BLOG_IMAGES_BUCKET, CONTENT_IMAGES_BUCKET];

function bucketMistakes(
  table: string,
  place: Place & { library?: boolean },
  { triggers }: TableFacts,
  buckets: readonly Bucket[],
): string[] {
  const { name } = place;
  const bucket = buckets.find(({ id }) => id === place.bucket);
  if (!bucket) {
    return [
      `"${name}" puts pictures into the bucket "${place.bucket}", which no migration makes: copy supabase/migrations/20251001090200_blog_images.sql.`,
    ];
  }
  const { accept = IMAGE_TYPES, maxBytes = MAX_IMAGE_BYTES } = place;
  const isOfLibrary = OF_LIBRARY.includes(bucket.id);
  return [
    ...accept
      .filter((type) => bucket.allowed_mime_types?.includes(type) === false)
      .map((type) => `"${name}" takes ${type}, which the bucket "${bucket.id}" refuses.`),
    ...(maxBytes > (bucket.file_size_limit ?? Infinity)
      ? [`"${name}" takes files of ${maxBytes} bytes, the bucket only ${bucket.file_size_limit}.`]
      : []),
    ...(place.library && !isOfLibrary
      ? [`"${name}" offers the library, which has the pictures of ${OF_LIBRARY.join(' and ')}.`]
      : []),
    ...(isOfLibrary && !triggers.includes('keep_revision')
      ? [`The library would take pictures of "${name}" for unused. ${withoutHistory(table)}`]
      : []),
  ];
}
