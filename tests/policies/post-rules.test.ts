import { afterAll, describe, expect, it } from 'vitest';
import { formatDisplayDate } from '../../src/shared/time/display-date.ts';
import type { BlogPost } from '../../src/shared/blog.ts';
import { TAKEN_SLUGS } from '../../src/shared/slug.ts';
import { aPost, BLOG_CATEGORIES, type BlogPostInsert } from '../support/posts.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

type Values = Partial<Record<keyof BlogPostInsert, unknown>>;

const add = (values: Values): Promise<Response> =>
  project.as('editor', 'POST', '/rest/v1/blog_posts', {
    body: JSON.stringify({ ...aPost(), ...values }),
    headers: { prefer: 'return=representation' },
  });

/** A display date so many years ahead. */
const yearsFromNow = (years: number): string => {
  const now = new Date();
  return formatDisplayDate(new Date(now.getFullYear() + years, now.getMonth(), now.getDate()));
};

const CHECK_VIOLATION = '23514';
const FOREIGN_KEY_VIOLATION = '23503';
const NOT_NULL_VIOLATION = '23502';
const CHARACTER_NOT_IN_REPERTOIRE = '22021';

/** Values that the database refuses, with the constraint. */
const REFUSED: [what: string, values: Values, code: string, constraint?: string][] = [
  ['no title', { title: '' }, CHECK_VIOLATION, 'blog_posts_title_filled'],
  ['a title of spaces', { title: '   ' }, CHECK_VIOLATION, 'blog_posts_title_filled'],
  ['a title of other white space', { title: '\t\n' }, CHECK_VIOLATION, 'blog_posts_title_filled'],
  ['a title of 201', { title: 'x'.repeat(201) }, CHECK_VIOLATION, 'blog_posts_title_length'],
  [
    'a title padded beyond 200',
    { title: `x${' '.repeat(200)}` },
    CHECK_VIOLATION,
    'blog_posts_title_length',
  ],
  ['a title that is null', { title: null }, NOT_NULL_VIOLATION],
  ['a title with a null character', { title: 'a\u0000b' }, CHARACTER_NOT_IN_REPERTOIRE],
  ['no excerpt', { excerpt: ' ' }, CHECK_VIOLATION, 'blog_posts_excerpt_filled'],
  ['an excerpt of 501', { excerpt: 'x'.repeat(501) }, CHECK_VIOLATION, 'blog_posts_excerpt_length'],
  ['no content', { content: '\n' }, CHECK_VIOLATION, 'blog_posts_content_filled'],
  [
    'content of 200,001',
    { content: 'x'.repeat(200_001) },
    CHECK_VIOLATION,
    'blog_posts_content_length',
  ],
  ['a date in ISO form', { date: '2025-05-14' }, CHECK_VIOLATION, 'blog_posts_date_format'],
  [
    'a date with markup',
    { date: '<b>May 14, 2025</b>' },
    CHECK_VIOLATION,
    'blog_posts_date_format',
  ],
  ...[
    'Jan 1, 0000',
    'December 31, 1989',
    'December 31, 9999',
    'February 30, 2025',
    'Smarch 1, 2025',
  ]
    .concat('Maybe 4, 2025', 'May 0, 2025', 'May 32, 2025', 'February 29, 2025', yearsFromNow(11))
    .map(
      (date) =>
        [
          `the date ${date}`,
          { date },
          CHECK_VIOLATION,
          'blog_posts_date_range',
        ] satisfies (typeof REFUSED)[number],
    ),
  ['another category', { category: 'Plumbing' }, FOREIGN_KEY_VIOLATION, 'blog_posts_category_fkey'],
  ['no category', { category: '' }, CHECK_VIOLATION, 'blog_posts_category_filled'],
  [
    'a category in capitals',
    { category: 'HOME CLEANING' },
    FOREIGN_KEY_VIOLATION,
    'blog_posts_category_fkey',
  ],
  [
    'a category with markup',
    { category: '<img src=x onerror=alert(1)>' },
    FOREIGN_KEY_VIOLATION,
    'blog_posts_category_fkey',
  ],
  ...['', 'Capital', 'two--hyphens', '-start', 'end-', 'a b', '../admin', 'a/b', 'ä', 'a\n', 'a?b']
    .concat('x'.repeat(201))
    .map(
      (slug) =>
        [
          `the address ${JSON.stringify(slug.slice(0, 20))}`,
          { slug },
          CHECK_VIOLATION,
          slug.length > 200 ? 'blog_posts_slug_length' : 'blog_posts_slug_format',
        ] satisfies (typeof REFUSED)[number],
    ),
  ...[
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/png;base64,iVBORw0KGgo=',
    'http://example.com/a.png',
    'ftp://example.com/a.png',
    '//example.com/a.png',
    '/\\example.com/a.png',
    '\\\\example.com\\a.png',
    'https://',
    'https:///a.png',
    'https:example.com/a.png',
    'https://example.com/a b.png',
    'https://example.com/a"onerror="alert(1)',
    'https://example.com/<svg>',
    'http://localhost.example.com/a.png',
    'http://127.0.0.1.example.com/a.png',
    'blob:https://example.com/1',
    'picture.png',
    '/a\tb.png',
    `https://example.com/${'x'.repeat(2000)}`,
  ].map(
    (image) =>
      [
        `the picture ${JSON.stringify(image.slice(0, 40))}`,
        { image },
        CHECK_VIOLATION,
        image.length > 2000 ? 'blog_posts_image_length' : 'blog_posts_image_url',
      ] satisfies (typeof REFUSED)[number],
  ),
  ...TAKEN_SLUGS.map(
    (slug) =>
      [
        `the site’s own address ${slug}`,
        { slug },
        CHECK_VIOLATION,
        'blog_posts_slug_free',
      ] satisfies (typeof REFUSED)[number],
  ),
];

describe('the database refuses', () => {
  it.each(REFUSED)('%s', async (_what, values, code, constraint) => {
    const response = await add(values);
    // PostgREST answers 409 for a violated foreign key.
    expect(response.status).toBe(code === FOREIGN_KEY_VIOLATION ? 409 : 400);
    const refusal = (await response.json()) as { code: string; message: string };
    expect(refusal.code).toBe(code);
    if (constraint) expect(refusal.message).toContain(`"${constraint}"`);
  });

  it('a second post at the same address', async () => {
    const post = aPost();
    expect((await add(post)).status).toBe(201);
    const response = await add({ slug: post.slug });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('blog_posts_slug_key');
  });

  it('what it refuses to add also as a change', async () => {
    const [{ id }] = (await (await add({})).json()) as [BlogPost];
    const response = await project.as('editor', 'PATCH', `/rest/v1/blog_posts?id=eq.${id}`, {
      body: JSON.stringify({ image: 'javascript:alert(1)' }),
    });
    expect(response.status).toBe(400);
  });
});

describe('the database takes', () => {
  it.each<[string, Values]>([
    ['a title of 200', { title: 'x'.repeat(200) }],
    ['an excerpt of 500', { excerpt: 'x'.repeat(500) }],
    ['content of 200,000', { content: 'x'.repeat(200_000) }],
    ['an uploaded picture', { image: 'https://a.supabase.co/storage/v1/object/public/b/c.webp' }],
    ['a picture of this site', { image: '/placeholder.svg' }],
    ['a picture of the local stack', { image: 'http://localhost:54321/storage/v1/a.png' }],
    ['a leap day', { date: 'February 29, 2024' }],
    ['a short month', { date: 'Sept 2, 2025' }],
    ['the first day', { date: 'January 1, 1990' }],
    ['a day in nine years', { date: yearsFromNow(9) }],
    ['an address that only begins like one of the site’s', { slug: 'index-of-stains' }],
    ...BLOG_CATEGORIES.map((category): [string, Values] => [category, { category }]),
  ])('%s', async (_what, values) => {
    expect((await add(values)).status).toBe(201);
  });
});

describe('the times of a post', () => {
  const LONG_AGO = '2001-01-01T00:00:00+00:00';

  it('are the server’s, whatever the client sends', async () => {
    const [post] = (await (await add({ created_at: LONG_AGO, updated_at: LONG_AGO })).json()) as [
      BlogPost,
    ];
    expect(Date.parse(post.created_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(post.updated_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('keep the creation and move the update when a post is changed', async () => {
    const [before] = (await (await add({})).json()) as [BlogPost];
    const response = await project.as('editor', 'PATCH', `/rest/v1/blog_posts?id=eq.${before.id}`, {
      body: JSON.stringify({ title: 'Changed', created_at: LONG_AGO, updated_at: LONG_AGO }),
      headers: { prefer: 'return=representation' },
    });
    const [after] = (await response.json()) as [BlogPost];
    expect(after.created_at).toBe(before.created_at);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  });

  it('and its history stay when its category is renamed, and not when it gets another', async () => {
    const [{ name: category } = {}] = await project.sql<{ name?: string }>(
      `insert into public.blog_categories (name, image, position) values ('Steam', '/x/content/s.png', 'zz') returning name`,
    );
    const [before] = (await (await add({ category })).json()) as [BlogPost];
    const known = async () => {
      const [post] = await project.sql<{ category: string; updated_at: unknown; versions: number }>(
        `select category, updated_at, (select count(*)::int from public.revisions where row_id = posts.id::text) as versions
         from public.blog_posts as posts where id = $1`,
        before.id,
      );
      return post;
    };
    const first = await known();
    await project.sql(`update public.blog_categories set name = 'Vapour' where name = 'Steam'`);
    expect(await known()).toEqual({ ...first, category: 'Vapour' });
    await project.sql(
      `update public.blog_posts set category = $1 where id = $2`,
      BLOG_CATEGORIES[0],
      before.id,
    );
    expect((await known())?.versions).toBe(2);
  });
});
