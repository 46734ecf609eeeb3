import { describe, expect, it } from 'vitest';
import { defineContentType } from './define-content-type';

/** Checked by the compiler: an expected error that is none fails the type-check. */
const words = { singular: 'member', plural: 'members' };
const access = 'by hand';
const list = { columns: ['user_id' as const], sort: { field: 'user_id', order: 'ASC' } as const };
const user_id = { kind: 'text', label: 'User', required: 'User is required' } as const;
const members = { words, access, list, fields: { user_id }, titleColumn: 'user_id' } as const;

/** A post with every required column. */
const fields = {
  title: { kind: 'text', label: 'Title', required: true },
  excerpt: { kind: 'multiline', label: 'Excerpt', required: true },
  content: { kind: 'html', label: 'Content', required: true },
  category: { kind: 'select', label: 'Category', required: true, choices: ['Homes', 'Offices'] },
  slug: { kind: 'text', label: 'Slug', required: true },
  date: { kind: 'text', label: 'Date', required: true },
} as const;
const posts = {
  words,
  access,
  fields,
  list: { columns: ['title'] },
  titleColumn: 'title',
} as const;

describe('the schema language', () => {
  it('accepts the columns of the table', () => {
    expect(defineContentType('staff', members).table).toBe('staff');
    expect(defineContentType('blog_posts', posts).table).toBe('blog_posts');
  });

  it('refuses a content type that does not say who reads and writes it', () => {
    const silent = { words, list, fields: { user_id }, titleColumn: 'user_id' } as const;
    // @ts-expect-error -- what tells of people would be open to whoever guesses
    defineContentType('staff', silent);
  });

  it('refuses a table that TypeScript does not know', () => {
    // @ts-expect-error -- the message says: npm run db:types
    defineContentType('members', members);
  });

  it('refuses a column that the table does not have', () => {
    // @ts-expect-error -- "nickname" is no column of staff
    defineContentType('staff', { ...members, fields: { user_id, nickname: user_id } });
    // @ts-expect-error -- nor may the grid show it
    defineContentType('staff', { ...members, list: { ...list, columns: ['nickname'] } });
    // @ts-expect-error -- nor does it name a record
    defineContentType('staff', { ...members, titleColumn: 'nickname' });
    // @ts-expect-error -- nor does it tell of a change
    defineContentType('staff', { ...members, versionColumn: 'changed' });
  });

  it('refuses to leave out a column that the database insists on', () => {
    // @ts-expect-error -- "user_id" has no default
    defineContentType('staff', { words, access, list, fields: {}, titleColumn: 'user_id' });
    const createsNone = {
      words,
      access,
      fields: {},
      list: { columns: [] },
      titleColumn: 'user_id',
    } as const;
    defineContentType('staff', { ...createsNone, operations: ['update', 'delete'] });
  });

  it('refuses preview links and former addresses where the database keeps none', () => {
    // @ts-expect-error -- previews are of posts and pages
    defineContentType('staff', { ...members, previewPath: (token) => token });
    const field = { kind: 'slug', label: 'Slug', from: 'email', prefix: '/' } as const;
    const messages = { empty: '', taken: '', format: '' };
    const email = { ...field, derive: (text: string) => text, messages };
    defineContentType('staff', { ...members, fields: { user_id, email } });
    const moving = { user_id, email: { ...email, keepsFormer: true } } as const;
    // @ts-expect-error -- and so are former addresses
    defineContentType('staff', { ...members, fields: moving });
  });

  it('refuses a kind that does not fit the column’s type', () => {
    const wrong = { user_id: { kind: 'boolean', label: 'User' } } as const;
    // @ts-expect-error -- a text column is no switch
    defineContentType('staff', { words, access, list, fields: wrong, titleColumn: 'user_id' });
  });

  it('refuses a field that speaks of a column that there is not', () => {
    const messages = { empty: '', taken: '', format: '' };
    const derive = (source: string) => source;
    const slug = { kind: 'slug', label: 'Slug', derive, prefix: '/', messages } as const;
    const good = { ...slug, from: 'title' } as const;
    defineContentType('blog_posts', { ...posts, fields: { ...fields, slug: good } });
    const bad = { ...slug, from: 'titel' } as const;
    // @ts-expect-error -- a typing error in "from"
    defineContentType('blog_posts', { ...posts, fields: { ...fields, slug: bad } });
    const date = { kind: 'displayDate', label: 'Date', sameDayBy: 'creatd_at' } as const;
    // @ts-expect-error -- and one in "sameDayBy"
    defineContentType('blog_posts', { ...posts, fields: { ...fields, date } });
    const alt = { kind: 'altText', label: 'Alt', of: 'picture' } as const;
    // @ts-expect-error -- and one in "of"
    defineContentType('blog_posts', { ...posts, fields: { ...fields, image: alt } });
    const broken = { kind: 'reference', label: 'Member', to: 'members' } as const;
    // @ts-expect-error -- nor can it refer to a table that there is not
    defineContentType('blog_posts', { ...posts, fields: { ...fields, image: broken } });
  });

  it('refuses what the grid cannot do with a column', () => {
    const withList = {
      columns: ['title'],
      filters: ['category'],
      inlineColumns: ['category'],
    } as const;
    defineContentType('blog_posts', { ...posts, list: withList });
    // @ts-expect-error -- an article is no filter
    defineContentType('blog_posts', { ...posts, list: { ...withList, filters: ['content'] } });
    // @ts-expect-error -- nor is a text changed in the grid
    defineContentType('blog_posts', { ...posts, list: { ...withList, inlineColumns: ['title'] } });
    // @ts-expect-error -- nor can one be chosen for several records
    defineContentType('blog_posts', { ...posts, list: { ...withList, bulkColumns: ['title'] } });
    const list = { columns: ['title'] } as const;
    const tidy = { ...list, savedFilters: [{ label: 'A', filter: { 'title@ilike': 'a' } }] };
    defineContentType('blog_posts', { ...posts, list: tidy });
    defineContentType('blog_posts', {
      ...posts,
      // @ts-expect-error -- nor can it be narrowed by one
      list: { ...list, savedFilters: [{ label: 'A', filter: { no: 1 } }] },
    });
  });

  it('refuses words at a field that there is not', () => {
    const constraints = { blog_posts_slug_key: { field: 'slag', message: 'Taken' } } as const;
    // @ts-expect-error -- nobody would be told there
    defineContentType('blog_posts', { ...posts, constraints });
    // @ts-expect-error -- nor is a group made of it
    defineContentType('blog_posts', { ...posts, groups: [{ title: 'Words', fields: ['titel'] }] });
  });
});
