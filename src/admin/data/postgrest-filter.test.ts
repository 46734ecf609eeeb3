import { describe, expect, it } from 'vitest';
import type { ContentType } from '../../schema/content-type';
import { blogPosts } from '../../content-types/blog-posts';
import { postgrestFilter, searchedColumns, searchPattern } from './postgrest-filter';

const schema: ContentType = {
  table: 'blog_posts',
  words: { singular: 'room', plural: 'rooms' },
  access: 'by hand',
  titleColumn: 'name',
  fields: {
    name: { kind: 'text', label: 'Name' },
    note: { kind: 'multiline', label: 'Note' },
    open: { kind: 'boolean', label: 'Open' },
    picture: { kind: 'image', label: 'Picture', bucket: 'rooms', folder: 'rooms' },
  },
  list: { columns: ['name'], search: ['name', 'note'], filters: ['open', 'picture'] },
};
const filtered = (filter: Record<string, unknown>) => postgrestFilter(schema, filter);

describe('the filters of a grid, for PostgREST', () => {
  it('leaves out what is blank', () => {
    expect(filtered({ name: '', note: undefined })).toEqual({});
  });

  it('passes values and bounds on as they are', () => {
    expect(filtered({ open: false, 'price@gte': 500 })).toEqual({ open: false, 'price@gte': 500 });
  });

  it('asks for null by "is", since nothing equals it', () => {
    expect(filtered({ name: null })).toEqual({ 'name@is': 'null' });
  });

  it('looks for words in their order, every sign as itself', () => {
    expect(filtered({ 'name@ilike': '50% (1 2)' })).toEqual({ 'name@imatch': '50%.*[(]1.*2[)]' });
  });

  it('quotes the member that a list is to have', () => {
    expect(filtered({ 'tags@cs': 'a, "b"' })).toEqual({ 'tags@cs': '{"a, \\"b\\""}' });
  });

  it('looks for a search in every column of it, commas and brackets included', () => {
    expect(filtered({ q: '1,2)' })).toEqual({
      'or@': '(name.imatch."1,2[)]",note.imatch."1,2[)]")',
    });
  });

  it('looks for every word, in any order, in the column that holds the searched ones together', () => {
    const gathered = { ...schema, list: { ...schema.list, searchColumn: 'search_text' } };
    expect(postgrestFilter(gathered, { q: ' Övén, 50%_(off* ' })).toEqual({
      'and@': '(search_text.like.*oven_*,search_text.like.*50___off_*)',
    });
    expect(postgrestFilter(gathered, { q: '*' })).toEqual({ 'search_text@imatch': '[*]' });
  });

  it.each(['+44 (0)121 496 0123', '0121 4960123', '0044 121-496-0123'])(
    'looks for the telephone number %s as it is gathered',
    (q) => {
      const fields = { ...schema.fields, phone: { kind: 'phone', label: 'Phone' } } as const;
      const gathered = { ...schema, fields, list: { ...schema.list, searchColumn: 'search_text' } };
      expect(postgrestFilter(gathered, { q })).toEqual({
        'and@': '(search_text.like.*01214960123*)',
      });
    },
  );

  it('takes figures as they are where nobody has a telephone', () => {
    const gathered = { ...schema, list: { ...schema.list, searchColumn: 'search_text' } };
    expect(postgrestFilter(gathered, { q: "10000 we've" })).toEqual({
      'and@': '(search_text.like.*10000*,search_text.like.*we_ve*)',
    });
  });

  it('keeps every condition of several with "and" and "or"', () => {
    expect(
      postgrestFilter(blogPosts, {
        published_at: 'Published',
        image_alt: 'Not described',
        q: 'oven $& $$5',
      }),
    ).toEqual({
      'and@':
        '(and(published_at.lte.now,or(published_until.is.null,published_until.gt.now)),or(and(image_alt.is.null,image.neq."/placeholder.svg")),and(search_text.like.*oven*,search_text.like.*$&*,search_text.like.*$$5*))',
    });
  });

  it('lets a kind put its choice in its own way', () => {
    expect(filtered({ picture: 'With a picture' })).toEqual({ 'picture@not.is': null });
  });
});

it('the title is searched where a schema names no column', () => {
  expect(searchedColumns({ ...schema, list: { columns: ['name'] } })).toEqual(['name']);
});

it.each([
  ['one word', 'oven', 'The Oven', 'the open'],
  [
    'several words in their order',
    ' spring  cleaning tips ',
    'Spring cleaning: tips',
    'tips spring',
  ],
  ['words with accents', 'cafe Łodz', 'Cafés in Łódź', 'cave'],
  ['the signs of LIKE as themselves', '100% a_b', '100% of a_b', '100 a-b'],
  ['an asterisk as itself', '*', 'a*', 'a'],
])('searches for %s', (_name, typed, found, other) => {
  const pattern = new RegExp(searchPattern(typed), 'i');
  expect(pattern.test(found)).toBe(true);
  expect(pattern.test(other)).toBe(false);
});

it('takes the signs of expressions as themselves', () => {
  expect(searchPattern('\\1 (1.5) [2] 3|4^$+?{2} "5"')).toBe(
    '[[.backslash.]]1.*[(]1[.]5[)].*[[]2[]].*3[|]4[[.circumflex.]][$][+][?][{]2[}].*[[.quotation-mark.]]5[[.quotation-mark.]]',
  );
});
