import { expect, it } from 'vitest';
import type { ContentType } from '../../src/schema/content-type.ts';
import { typeMistakes } from './type-mistakes.ts';

const NOTES = {
  table: 'notes',
  words: { singular: 'note', plural: 'notes' },
  access: { read: 'published', write: ['owner', 'editor'] },
  fields: { title: { kind: 'text', label: 'Title', required: true, maxLength: 80 } },
  titleColumn: 'title',
  history: true,
  list: { columns: ['title'] },
};

const mistakesOf = (changes: object, sql = '') =>
  typeMistakes([{ ...NOTES, ...changes } as unknown as ContentType], sql).join('\n');

const PUBLISHED = { kind: 'publication', label: 'Status' };
const withFields = (fields: object) => ({ fields: { ...NOTES.fields, ...fields } });
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
    /authors .* need a field of the kind "publication"/,
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
  ['a table in camel case', { table: 'caseNotes', access: 'by hand' }, /"caseNotes" is no name/],
  [
    'a field that is a keyword',
    { ...withFields({ order: { kind: 'text' } }), access: 'by hand' },
    /"order" is no name/,
  ],
])('names %s', (_what, changes, sentence) => {
  expect(mistakesOf(changes)).toMatch(sentence);
});

it('names a constraint that Postgres would shorten, and a bucket of two types', () => {
  const name = `notes_${'x'.repeat(58)}`;
  expect(mistakesOf({ access: 'by hand' }, `constraint ${name} check (true)`)).toMatch(
    new RegExp(`"${name}" is longer than the 63 characters`),
  );
  const bucket = `values ('leaflets', 'leaflets', true, 5);\n`;
  expect(mistakesOf({ access: 'by hand' }, bucket + bucket)).toMatch(/two content types have/i);
});
