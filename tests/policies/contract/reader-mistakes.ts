import { publicPages } from '../../../src/content-types/public-type.ts';
import { filePlacesOf } from '../../../src/schema/field-paths.ts';
import type { ContentType } from '../../../src/schema/content-type.ts';
import type { TableFacts } from './table-facts.ts';

/** What visitors would not read and should, or read and should not. */
export const readerMistakes = (schema: ContentType, facts: TableFacts): string[] => [
  ...unread(schema, facts),
  ...exposed(schema, facts),
];

/** What keeps visitors from reading a content type that says `public`, or open tabs from noticing what changes. */
function unread(type: ContentType, facts: TableFacts): string[] {
  if (!type.public) return [];
  const { table } = type;
  const { page = '', head = {}, jsonLd } = publicPages(type) ?? {};
  const [, column = ''] = /:(\w+)$/.exec(page) ?? [];
  const isUnique = facts.constraints.some(
    ({ kind, columns }) => kind === 'unique' && columns.join() === column,
  );
  const named = [column, ...Object.values(head)].concat(Object.values(jsonLd?.properties ?? {}));
  return [
    !isOpen(facts.readers) &&
      `${table} is public, and no policy lets visitors read it: create policy … for select to anon.`,
    !facts.triggers.includes('note_content_change') &&
      `${table} is public, and open tabs do not notice what changes: npm run db:migration writes the triggers "${table}_note_insert", "_update" and "_delete".`,
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
  const { table, personal, history } = schema;
  if (!personal) return [];
  return [
    (history || triggers.includes('keep_revision')) &&
      `${table} is personal: no version of it may outlive the record. Take away "history" and the trigger "${table}_keep_revisions".`,
    schema.public && `${table} is personal: nothing of it can be public.`,
    ...filePlacesOf(schema.fields).map(
      ({ name }) =>
        `"${name}" of ${table} is personal, and whoever has the address of its files could fetch them: a bucket is public. Leave it out; of a text in HTML, its "pictures".`,
    ),
    isOpen(readers) &&
      `${table} is personal, and a policy lets visitors read it: take away the one that says "for select to anon".`,
  ].filter((sentence) => typeof sentence === 'string');
}

const isOpen = (readers: readonly string[]) =>
  readers.some((role) => ['anon', 'public'].includes(role));
