import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { as } from './server.ts';

/** Attacks that succeeded on the embedded backend, on PostgreSQL. */
const author = { sub: randomUUID() };
const editor = { sub: randomUUID() };
const ask = (sql: string) => as('database', sql);

beforeEach(async () => {
  await ask(`truncate auth.users, public.staff, public.pages, public.menu, public.enquiries, public.revisions cascade;
    insert into auth.users (id, email) values
      ('${author.sub}', 'author@example.com'), ('${editor.sub}', 'editor@example.com'),
      ('${randomUUID()}', 'owner@example.com');
    insert into public.staff (user_id, role) select id, split_part(email, '@', 1) from auth.users`);
});

const page = (values: string) =>
  ask(
    `insert into public.pages (path, title, published_at, author_id) values (${values}) returning id`,
  );

it('a former address is a path of safe letters', async () => {
  const id = await page(`'/a', 'A', now(), null`);
  const add = (slug: string) =>
    ask(
      `insert into public.moved_addresses (slug, page_id) values ('${slug}', '${id}') returning slug`,
    );
  expect(await add('/* https://evil.example/:splat 301!')).toContain('moved_addresses_slug_format');
  expect(await add('/about')).toContain('moved_addresses_slug_format');
  expect(await add('/b')).toBe('/b');
});

it.each(['/x/', '/./x', '/%78', '/y/../x', '/X'])(
  'a link to a draft is hidden as %s',
  async (href) => {
    await page(`'/x', 'X', null, null`);
    const added = await as(
      editor,
      `insert into public.menu (place, label, href, position) values ('footer', 'X', '${href}', 'm') returning lower(href)`,
    );
    expect(added).toBe('/x');
    expect(await as('visitor', 'select count(*) from public.menu')).toBe('0');
    await ask(`update public.pages set published_at = now()`);
    expect(await as('visitor', 'select count(*) from public.menu')).toBe('1');
  },
);

it('a finding of a draft is read by nobody who may not read the draft', async () => {
  const id = await page(`'/draft', 'Draft', null, '${editor.sub}'`);
  const accept = `insert into public.dismissed_findings (table_name, row_id, finding, reason)
    values ('pages', '${id}', 'words', 'x')`;
  expect(await as(author, accept)).toContain('row-level security');
  expect(await as(editor, `${accept} returning dismissed_by_email`)).toBe('editor@example.com');
  const count = `select count(*) from public.dismissed_findings where row_id = '${id}'`;
  expect(await as(author, count)).toBe('0');
  expect(await as(editor, count)).toBe('1');
});

it('nothing is kept that is typed about somebody who was erased', async () => {
  const keep = (record: string) =>
    as(
      editor,
      `insert into public.unsaved_changes (id, form, changes) values (gen_random_uuid(), 'enquiries/${record}', '{}')`,
    );
  expect(await keep(randomUUID())).toContain('has been deleted');
  await ask(`insert into public.enquiries (reference, idempotency_key, name, message, email, source)
    values ('REF-9', gen_random_uuid(), 'Sam', 'Rooms', 'sam@example.com', 'home')`);
  expect(await keep(await ask('select id from public.enquiries'))).toBe('');
  await ask(`delete from public.staff where user_id = '${editor.sub}'`);
  expect(await ask('select count(*) from public.unsaved_changes')).toBe('0');
});

it('an author’s draft does not prevent the renaming of a price or a page of the site', async () => {
  await ask(`truncate public.price_plans cascade;
    insert into public.price_plans (slug, name, amount, basis, suits, inclusions, position)
    values ('basic', 'Basic', 1, 'from', 'All', '{All}', 'a')`);
  await page(`'/d', repeat('x', 105) || '{{price.basic}}', null, '${author.sub}'`);
  await page(`'/e', 'From {{price.basic}}', null, null`);
  expect(await as(editor, `update public.price_plans set slug = 'a-longer-name'`)).toBe('');
  expect(await ask(`select ltrim(title, 'x') from public.pages order by path`)).toBe(
    '{{price.basic}}\nFrom {{price.a-longer-name}}',
  );
  expect(
    await as(
      author,
      `insert into public.pages (path, title, published_at) values ('/about', 'Mine', null)`,
    ),
  ).toContain('one of the site');
});

it('what is searched has no accents', async () => {
  expect(await ask(`select private.plain_letters('CAFÉ Łódź Straße œuvre')`)).toBe(
    'cafe lodz strasse oeuvre',
  );
});

it('an author does not say since when a draft waits', async () => {
  const answer = await as(
    author,
    `insert into public.blog_posts (title, slug, excerpt, content, date, category, published_at, review_requested_at)
     values ('A', 'waits-here', '', '', 'May 14, 2025', '', null, '1999-01-01')
     returning review_requested_at > now() - interval '1 minute'`,
  );
  expect(answer).toBe('t');
});

it('an author changes what is public by a draft alone, which an editor or its time publishes', async () => {
  const id = await page(`'/f', 'As it was', now(), '${author.sub}'`);
  const keep = `insert into public.drafts (table_name, record_id, changes, base)
    values ('pages', '${id}', '{"title": "Changed"}', '{"title": "As it was"}') returning saved_by_email`;
  expect(await as(author, keep)).toBe('author@example.com');
  const publish = 'select public.publish_draft(id, updated_at) from public.drafts';
  const title = async () => ask(`select title from public.pages where id = '${id}'`);
  expect(await as(author, publish)).toContain('may not publish');
  expect(await as(author, `update public.drafts set publish_at = now()`)).toContain('row-level');
  expect(await title()).toBe('As it was');
  expect(await as('visitor', 'select count(*) from public.drafts')).toContain('permission denied');
  expect(await as(editor, `update public.drafts set publish_at = now()`)).toBe('');
  await as('visitor', 'select public.publish_due_drafts()');
  expect(await title()).toBe('Changed');
  expect(await ask('select saved_by_email from public.revisions order by id desc limit 1')).toBe(
    'editor@example.com',
  );
});
