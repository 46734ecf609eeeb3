import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { blogPosts } from '../../src/content-types/blog-posts.ts';
import { enquiries } from '../../src/content-types/enquiries.ts';
import { contentTypes } from '../../src/content-types/registry.ts';
import type { ContentType } from '../../src/schema/content-type.ts';
import { databaseTypes } from '../../supabase/local/database-types.ts';
import { schemaMistakes } from './contract/schema-mistakes.ts';
import { factsOf } from './contract/table-facts.ts';
import { startMigratedBackend } from './migrated-folder.ts';

const backend = await startMigratedBackend();
const types = await databaseTypes(backend.database);
await backend.database.exec('create table public.notes (id uuid primary key, updated_at text)');
afterAll(() => backend.close());

const mistakesOf = async (schema: ContentType) =>
  schemaMistakes(schema, contentTypes, await factsOf(backend.database, schema.table));

it.each(contentTypes)('$table: every declaration is enforced', async (schema) => {
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
      { ...schema, history: false },
      /take pictures of "image" for unused: say "history" of blog_posts/,
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
      'public pages without a policy and an address that is unique',
      { ...schema, table: 'notes', public: { list: '/notes', page: '/notes/:updated_at' } },
      /no policy lets visitors read.*give it the kind "slug"/s,
    ],
    [
      'HTML that other pages would show as it is stored',
      { ...schema, public: { parts: ['services'] } },
      /parts of other pages, which clean no HTML/,
    ],
    [
      'what tells of people, where visitors read it',
      { ...schema, personal: PERSONAL, public: { parts: ['services'] } },
      /nothing of it can be public.*lets visitors read it/s,
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
      'what tells of people, of which nothing says how old it is',
      { ...enquiries, versionColumn: undefined },
      /no column "created_at"/,
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
      'versions that outlive the person of their record',
      {
        ...schema,
        fields: { enquiry_id: { kind: 'reference', label: 'x', to: 'enquiries', required: true } },
      },
      /goes with its person, and its versions would stay/,
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
  ])('%s', async (_what, wrong, sentence) => {
    expect((await mistakesOf(wrong as ContentType)).join('\n')).toMatch(sentence);
  });
});
