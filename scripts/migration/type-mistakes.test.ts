import { expect, it } from 'vitest';
import type { ContentType } from '../../src/schema/content-type.ts';
import { sqlMistakes, typeMistakes } from './type-mistakes.ts';

const NOTES = {
  table: 'notes',
  words: { singular: 'note', plural: 'notes' },
  access: { read: 'published', write: ['owner', 'editor'] },
  fields: { title: { kind: 'text', label: 'Title', required: true, maxLength: 80 } },
  titleColumn: 'title',
  history: true,
  list: { columns: ['title'] },
};

const typeWith = (changes: object) => ({ ...NOTES, ...changes }) as unknown as ContentType;
const mistakesOf = (changes: object) => typeMistakes([typeWith(changes)]).join('\n');

const PUBLISHED = { kind: 'publication', label: 'Status' };
const withFields = (fields: object) => ({ fields: { ...NOTES.fields, ...fields } });
const withField = (field: object) => withFields({ state: { label: 'State', ...field } });
const withPages = (pages: object) => ({
  public: { list: '/notes', page: '/notes/:slug', ...pages },
});
const withAccess = (access: object) => ({ access: { ...NOTES.access, ...access } });

it('says nothing of what works', () => {
  expect(mistakesOf(withFields({ published_at: PUBLISHED }))).toBe('');
  expect(mistakesOf(withFields({ published: { kind: 'boolean', label: 'Published' } }))).toBe('');
});

it.each<[string, object, RegExp]>([
  [
    'a publication of another name',
    withFields({ goes_live: PUBLISHED }),
    /"goes_live" has the kind "publication": call it "published_at"/,
  ],
  [
    'a last day of another name',
    withFields({ published_at: PUBLISHED, ends: { kind: 'lastDay', of: 'published_at' } }),
    /call it "published_until"/,
  ],
  [
    'a switch of another name',
    { ...withFields({ live: { kind: 'boolean' } }), ...withAccess({ publishedBy: 'live' }) },
    /"publishedBy".*hand-written SQL/,
  ],
  ['nothing that publishes', {}, /say once which records are public/],
  [
    'a switch beside a publication, which would not be asked',
    withFields({ published: { kind: 'boolean' }, published_at: PUBLISHED }),
    /say once which records are public/,
  ],
  [
    'drafts of authors where nothing is a draft',
    { ...withFields({ published: { kind: 'boolean' } }), ...withAccess({ authors: 'own drafts' }) },
    /authors.* need a field of the kind "publication"/,
  ],
  [
    'what drafts may lack where nothing is a draft',
    withField({ kind: 'text', required: true, optionalInDraft: true }),
    /"optionalInDraft" need a field of the kind "publication"/,
  ],
  [
    'drafts that would stay when their record goes',
    { ...withFields({ published_at: PUBLISHED }), history: false },
    /say "history: true"/,
  ],
  [
    'drafts that everyone would read',
    { ...withFields({ published_at: PUBLISHED }), ...withAccess({ read: 'everyone' }) },
    /say "read: 'published'"/,
  ],
  [
    'a switch that would hide nothing',
    { ...withFields({ published: { kind: 'boolean' } }), ...withAccess({ read: 'everyone' }) },
    /say "read: 'published'"/,
  ],
  ['readers that there are not', withAccess({ read: 'public' }), /"read" is one of everyone/],
  ['a role that there is not', withAccess({ write: ['editors'] }), /"write" a list of owner/],
  ['a table in camel case', { table: 'caseNotes', access: 'by hand' }, /"caseNotes" is no name/],
  [
    'a field that is a keyword',
    { ...withFields({ order: { kind: 'text' } }), access: 'by hand' },
    /"order" is no name/,
  ],
  [
    'versions of what editors may not write, which they would read and bring back',
    {
      ...withFields({ published: { kind: 'boolean', label: 'Published' } }),
      ...withAccess({ write: ['owner'] }),
    },
    /^notes: editors read versions.*take away "history"\.$/,
  ],
  [
    'a restriction of a choice that there is not, which nobody would keep',
    withField({
      kind: 'select',
      choices: ['open', 'closed'],
      transitions: { closd: { roles: [] } },
    }),
    /"state" says what holds for "closd", which is none of its choices/,
  ],
  ['a list without a slash', withPages({ list: 'notes' }), /"notes" cannot be its address/],
  ['a list in the place of a page', withPages({ list: '/about' }), /"\/about" cannot be/],
  ['a list in the place of the admin', withPages({ list: '/admin/x' }), /"\/admin\/x" cannot be/],
  [
    'an address that staff would be told wrongly',
    {
      ...withFields({ slug: { kind: 'slug', prefix: '/note/', messages: {} } }),
      ...withPages({}),
    },
    /"slug" has the prefix "\/note\/", and its pages are at "\/notes\/"/,
  ],
  ['people whom nobody can find', { personal: { keptMonths: 6 } }, /nobody is found in it/],
])('names %s', (_what, changes, sentence) => {
  expect(mistakesOf(changes)).toMatch(sentence);
});

it('names a constraint that Postgres would shorten, and a bucket or an address of two types', () => {
  const name = `notes_${'x'.repeat(58)}`;
  expect(sqlMistakes(`constraint ${name} check (true)`)).toEqual([
    `"${name}" is longer than the 63 characters of a name.`,
  ]);
  const bucket = `values ('leaflets', 'leaflets', true, 5);\n`;
  expect(sqlMistakes(bucket + bucket)).toEqual([expect.stringMatching(/^Two content types have/)]);
  const listed = typeWith(withPages({ page: undefined }));
  const single = typeWith({ public: { page: '/notes' }, singleton: true });
  expect(typeMistakes([listed, single])).toContain('Two content types have the address "/notes".');
});
