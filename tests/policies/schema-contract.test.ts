import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { blogPosts } from '../../src/content-types/blog-posts.ts';
import { enquiries } from '../../src/content-types/enquiries.ts';
import { contentTypes } from '../../src/content-types/registry.ts';
import type { ContentType } from '../../src/schema/content-type.ts';
import { databaseTypes } from '../../supabase/local/database-types.ts';
import { schemaMistakes } from './contract/schema-mistakes.ts';
import { bucketsOf, factsOf } from './contract/table-facts.ts';
import { startMigratedBackend } from './migrated-folder.ts';

const backend = await startMigratedBackend();
const types = await databaseTypes(backend.database);
await backend.database.exec(`create table public.notes (id uuid primary key, updated_at text);
  create table public.visits (
    id uuid primary key, enquiry_id uuid references public.enquiries (id), enquiry_ids uuid[]
  );
  create trigger there after insert on public.visits
    for each row execute function private.check_references('enquiry_ids', 'enquiries');
  create trigger stay after delete on public.enquiries
    for each row execute function private.refuse_referenced('visits', 'enquiry_ids');
  create table public.tasks (
    id uuid primary key, enquiry_id uuid references public.enquiries (id) on delete cascade
  )`);
afterAll(() => backend.close());

async function mistakesOf(schema: ContentType, all = contentTypes): Promise<string[]> {
  const facts = await factsOf(backend.database, schema);
  return schemaMistakes(schema, all, facts, await bucketsOf(backend.database));
}

it.each(contentTypes)('$table: the schema and the migrated database agree', async (schema) => {
  expect(await mistakesOf(schema)).toEqual([]);
});

it('TypeScript knows the migrated database', () => {
  expect(
    readFileSync('src/shared/database.types.ts', 'utf8'),
    'src/shared/database.types.ts is not what the migrations make: run `npm run db:types`',
  ).toBe(types);
});

it('every schema file has a line in the registry', () => {
  const folder = 'src/content-types';
  const described = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const)
    .flatMap(([file, text]) => {
      const table = /defineContentType\(\s*'([^']+)'/.exec(text)?.[1];
      return table ? [{ file, table }] : [];
    });
  const forgotten = described.filter(
    ({ table }) => !contentTypes.some((one) => one.table === table),
  );
  expect(
    forgotten.map(
      ({ file }) => `${file} is in no list: import it in registry.ts and add it to "contentTypes".`,
    ),
  ).toEqual([]);
});

const PERSONAL = { keptMonths: 12 };

describe('a schema that would be refused is found', () => {
  const schema: ContentType = blogPosts;
  const withField = (name: string, field: Partial<ContentType['fields'][string]>) => ({
    ...schema,
    fields: { ...schema.fields, [name]: { ...schema.fields[name], ...field } },
  });

  it.each<[string, object, RegExp]>([
    ['another type', withField('id', { kind: 'text', label: 'Id' }), /"id".*its column is uuid/],
    ['a blank over not null', withField('excerpt', { required: undefined }), /whenBlank/],
    [
      'a text that may be longer than in the database',
      withField('title', { maxLength: 250 }),
      /"blog_posts_title_length" is to be CHECK .*<= 250.*has CHECK .*<= 200/,
    ],
    [
      'other choices than in the database',
      withField('category', { choices: ['Plumbing'] }),
      /"blog_posts_category_choice" is to be .*Plumbing.*has .*Home Cleaning/,
    ],
    ['a bucket that is missing', withField('image', { bucket: 'photos' }), /no migration makes/],
    [
      'a bucket that is missing, deep inside',
      withField('content', {
        kind: 'repeat',
        itemName: 'x',
        fields: { text: { kind: 'html', label: 'x', pictures: { bucket: 'photos', folder: 'x' } } },
      }),
      /"content\.text" puts files.*no migration makes/,
    ],
    [
      'a file in a bucket of pictures',
      withField('image', { kind: 'file', bucket: 'content-images' }),
      /takes application\/pdf, which the bucket "content-images" refuses.*only 5242880/s,
    ],
    [
      'pictures of the library where no history is kept',
      { ...withField('image', {}), table: 'notes', history: true },
      /take pictures of "image" for unused.*create trigger notes_keep_revisions/s,
    ],
    [
      'a reference without a foreign key',
      {
        ...schema,
        fields: { ...schema.fields, id: { kind: 'reference', label: 'x', to: 'staff' } },
      },
      /no foreign key.*references public\.staff/s,
    ],
    [
      'several references that no trigger keeps',
      {
        ...schema,
        fields: { ...schema.fields, id: { kind: 'references', label: 'x', to: 'services' } },
      },
      /check_references\('id', 'services'\).*on public\.services.*refuse_referenced/s,
    ],
    [
      'a table without a schema',
      { ...schema, related: [{ table: 'revisions', by: 'x' }] },
      /has no schema/,
    ],
    [
      'a constraint without words',
      { ...schema, constraints: {} },
      /"blog_posts_slug_free" has no words/,
    ],
    [
      'public pages without a policy, a trigger and an address that is unique',
      { ...schema, table: 'notes', public: { list: '/notes', page: '/notes/:updated_at' } },
      /no policy lets visitors read.*do not notice what changes.*make it unique/s,
    ],
    [
      'what tells of people, where visitors read it',
      { ...schema, personal: PERSONAL, public: { parts: ['services'] } },
      /nothing of it can be public.*lets visitors read it/s,
    ],
    [
      'a choice of one role that no trigger keeps',
      withField('category', { transitions: { 'Deep Cleaning': { roles: ['owner'] } } }),
      /keep_to_roles\('category', 'Deep Cleaning', 'owner'\)/,
    ],
    [
      'a choice of one role inside a group, where no trigger looks',
      withField('content', {
        kind: 'group',
        fields: {
          state: {
            kind: 'select',
            label: 'x',
            choices: ['done'],
            transitions: { done: { roles: ['owner'] } },
          },
        },
      }),
      /"content\.state" has "transitions".*a column of its own/,
    ],
    [
      'a reference inside a repeat, which nobody keeps',
      withField('content', {
        kind: 'repeat',
        itemName: 'x',
        fields: { service: { kind: 'reference', label: 'x', to: 'services' } },
      }),
      /"content\.service" refers to services from inside.*a column of its own/,
    ],
    [
      'a picture of what tells of people, which an address opens',
      { ...schema, personal: PERSONAL },
      /"image" of blog_posts is personal.*whoever has the address/,
    ],
    [
      'a file of what tells of people, which an address opens',
      { ...withField('image', { kind: 'file' }), personal: PERSONAL },
      /"image" of blog_posts is personal.*whoever has the address/,
    ],
    [
      'what tells of people, kept in a history',
      { ...schema, personal: PERSONAL },
      /no version of it may outlive the record/,
    ],
    [
      'what tells of people, which erasing a person would leave',
      { ...withField('search_title', { kind: 'email' }), personal: PERSONAL },
      /would leave it: insert into private\.personal_tables.*\('blog_posts', 12\);.*private\.personal_columns.*\('blog_posts', 'search_title', 'email'\)/s,
    ],
    [
      'what tells of people whom nobody can find in it',
      { ...schema, personal: PERSONAL },
      /nobody is found in it/,
    ],
    [
      'a second column of people, which erasing leaves',
      {
        ...enquiries,
        fields: { ...enquiries.fields, note: { kind: 'email', label: 'Of the tenant' } },
      },
      /stands in a column of enquiries alone.*\('enquiries', 'note', 'email'\)/,
    ],
    [
      'an address inside a group, where nobody is found',
      {
        ...enquiries,
        fields: {
          ...enquiries.fields,
          note: { kind: 'group', fields: { tenant: { kind: 'email', label: 'x' } } },
        },
      },
      /"note\.tenant" of enquiries stands in a group/,
    ],
    [
      'a reference that keeps people from being erased',
      { ...schema, table: 'visits' },
      /"enquiry_id" of visits would keep records of enquiries.*on delete cascade/,
    ],
    [
      'several references that keep people from being erased',
      {
        ...schema,
        table: 'visits',
        fields: { enquiry_ids: { kind: 'references', label: 'x', to: 'enquiries' } },
      },
      /on public\.enquiries.*drop_reference/,
    ],
    [
      'versions that outlive the person of their record',
      {
        ...schema,
        table: 'tasks',
        fields: { enquiry_id: { kind: 'reference', label: 'x', to: 'enquiries' } },
      },
      /goes with its person, and its versions would stay/,
    ],
    [
      'what staff have typed of people, which outlives them',
      { ...schema, personal: PERSONAL },
      /not saved outlives it: create trigger blog_posts_forget_unsaved after delete/,
    ],
    [
      'what is kept for another time than the database says',
      { ...enquiries, personal: { keptMonths: 24 } },
      /says 24 months, private\.personal_tables 12/,
    ],
    [
      'what the database erases with a person, and the schema does not say',
      { ...enquiries, personal: undefined },
      /personal_tables has enquiries, whose schema does not say/,
    ],
    [
      'people whom nobody has called so',
      {
        ...schema,
        table: 'notes',
        fields: { updated_at: { kind: 'email', label: 'x' } },
      },
      /notes has an e-mail address.*it tells of people/,
    ],
    ['one record that could be two', { ...schema, singleton: true }, /blog_posts_single/],
    ['an order by letter', { ...schema, order: 'title' }, /text collate "C"/],
    ['a table without a migration', { ...schema, table: 'nothing' }, /migration is missing/],
    [
      'a version that nothing changes',
      { ...schema, table: 'notes' },
      /create trigger notes_stamp_t/,
    ],
  ])('%s', async (_what, wrong, sentence) => {
    expect((await mistakesOf(wrong as ContentType)).join('\n')).toMatch(sentence);
  });
});
