import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { anEnquiryRow } from '../support/enquiry-rows.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { SITE_PAGES } from '../../src/shared/site-pages.ts';
import { anyAccent } from '../../src/shared/plain-letters.ts';
import { aPost } from '../support/posts.ts';
import { insertRow } from './actions/table.ts';
import { makeOld, typedBy } from './actions/unsaved-changes.ts';
import { makeMember, signUp, startLockedProject, type Who } from './locked-project.ts';
import { aPictureName, stored, upload } from './pictures.ts';

/** Attacks of the third round that succeeded once. */
const project = await startLockedProject();
afterAll(() => project.close());

const { sql } = project;

const write = (who: Who, method: string, path: string, body?: object) =>
  project.as(who, method, `/rest/v1/${path}`, {
    ...(body && { body: JSON.stringify(body) }),
    headers: { prefer: 'return=representation' },
  });
const read = async <Row>(who: Who, path: string) =>
  (await (await write(who, 'GET', path)).json()) as Row[];
const aPath = () => `/page-${randomUUID().slice(0, 8)}`;
const addPage = (values: object = {}) =>
  insertRow(project, 'pages', () => ({
    ...{ path: aPath(), title: 'A page', published_at: null, author_id: project.users.editor },
    ...values,
  }));

describe('dismissed findings', () => {
  const dismiss = (who: Who, row_id: string, finding = 'capitals: Secret plans') =>
    write(who, 'POST', 'dismissed_findings', {
      ...{ table_name: 'pages', row_id, finding, reason: 'Meant so' },
    });
  const findings = (who: Who, row_id: string) =>
    read<{ finding: string; dismissed_by: string }>(who, `dismissed_findings?row_id=eq.${row_id}`);

  it('of a draft are read, changed and added by nobody who may not read the draft', async () => {
    const draft = await addPage();
    expect((await dismiss('editor', draft)).status).toBe(201);
    expect(await findings('editor', draft)).toHaveLength(1);
    expect(await findings('author', draft)).toEqual([]);
    expect((await dismiss('author', draft, 'mine')).status).toBe(403);
    await write('author', 'PATCH', `dismissed_findings?row_id=eq.${draft}`, { reason: 'Mine' });
    await write('author', 'DELETE', `dismissed_findings?row_id=eq.${draft}`);
    expect(await findings('editor', draft)).toMatchObject([
      { reason: 'Meant so', dismissed_by_email: 'editor@example.com' },
    ]);
  });

  it('of an editor are neither rewritten nor pushed out by an author who may read the record', async () => {
    const page = await addPage({ published_at: '2026-01-01T00:00:00Z' });
    await dismiss('editor', page, 'of the editor');
    const others = Array.from({ length: 60 }, (_, number) => ({
      ...{ table_name: 'pages', row_id: page, finding: `${number}`, reason: 'x' },
      dismissed_by: project.users.editor,
    }));
    for (const half of ['a', 'b']) {
      const rows = others.map((one) => ({ ...one, finding: half + one.finding }));
      expect((await write('author', 'POST', 'dismissed_findings', rows)).status).toBe(201);
    }
    await write('author', 'PATCH', 'dismissed_findings?finding=eq.of the editor', { reason: 'No' });
    await write('author', 'DELETE', 'dismissed_findings?finding=eq.of the editor');
    const kept = await findings('editor', page);
    expect(kept.find(({ finding }) => finding === 'of the editor')).toMatchObject({
      ...{ reason: 'Meant so', dismissed_by: project.users.editor },
    });
    expect(kept.filter((one) => one.dismissed_by === project.users.author)).toHaveLength(100);
  });

  it('of a table that is none, or not the caller’s to read, are nobody’s', async () => {
    for (const of_table of ['none', 'pg_class', 'private.personal_tables', 'content_versions']) {
      const answer = await project.call('owner', 'may_read_record', {
        ...{ of_table, record: randomUUID() },
      });
      expect(await answer.json(), of_table).toBe(false);
    }
  });
});

describe('what was typed and not saved', () => {
  const keep = (who: Who, form: string) =>
    write(who, 'POST', 'unsaved_changes', { id: randomUUID(), form, changes: { note: 'Typed' } });
  const kept = (form: string) =>
    sql('select from public.unsaved_changes where form = $1', form).then(({ length }) => length);

  it('about a person does not come back once the person is erased', async () => {
    const id = await insertRow(project, 'enquiries', () => ({ ...anEnquiryRow() }));
    const form = `enquiries/${id}`;
    expect((await keep('editor', form)).status).toBe(201);
    await sql('delete from public.enquiries where id = $1', id);
    expect(await kept(form)).toBe(0);
    expect((await keep('editor', form)).status).toBe(410);
    expect((await keep('editor', 'enquiries/create')).status).toBe(201);
    // A deleted post may be restored with its content.
    expect((await keep('editor', `blog_posts/${randomUUID()}`)).status).toBe(201);
  });

  it('is deleted with its member of staff, and by retention', async () => {
    const { id, token } = await signUp(project.url, { email: `${randomUUID()}@example.com` });
    await makeMember(project.backend, id, 'author');
    await keep({ token }, 'pages/create');
    await sql('delete from public.staff where user_id = $1', id);
    const left = 'select from public.unsaved_changes where user_id = $1';
    expect(await sql(left, id)).toEqual([]);

    const old = await typedBy(project);
    await makeOld(project, old);
    await project.call('editor', 'delete_old_records');
    expect(await sql('select from public.unsaved_changes where id = $1', old)).toEqual([]);
  });
});

describe('a price is renamed', () => {
  it('whatever does not fit its new name in an author’s draft, which stays as it is', async () => {
    const [plan] = firstRows('price_plans');
    const slug = `p-${randomUUID().slice(0, 8)}`;
    await insertRow(project, 'price_plans', () => ({ ...plan, id: randomUUID(), slug }));
    const quote = `{{price.${slug}}}`;
    const full = `${'x'.repeat(120 - quote.length)}${quote}`;
    const draft = await addPage({ title: full, author_id: project.users.author });
    const other = await addPage({ title: `From ${quote}`, description: quote });
    const renamed = `${slug}-and-a-longer-name`;
    const answer = await write('editor', 'PATCH', `price_plans?slug=eq.${slug}`, { slug: renamed });
    expect(answer.status).toBe(200);
    expect(await read('editor', `pages?id=eq.${draft}&select=title`)).toEqual([{ title: full }]);
    expect(await read('editor', `pages?id=eq.${other}&select=title,description`)).toEqual([
      { title: `From {{price.${renamed}}}`, description: `{{price.${renamed}}}` },
    ]);
  });
});

describe('a page is moved', () => {
  const sectionsOf = (path: string, length: number) => [
    { id: 'a', type: 'text', html: `${'x'.repeat(length)}<a href="${path}">There</a>` },
    { id: 'b', type: 'callToAction', href: path },
  ];
  it.each([
    ['beside a record is made up', (path: string) => `see "${path}" here`],
    ['is as long as can be', (path: string) => sectionsOf(path, 899_800)],
  ])('though what an author’s draft %s', async (_what, sections) => {
    const path = `/p-${randomUUID().slice(0, 8)}`;
    const published_at = '2026-01-01T00:00:00Z';
    const page = await addPage({ path, published_at });
    const record_id = await addPage({ author_id: project.users.author, published_at });
    const draft = {
      table_name: 'pages',
      record_id,
      changes: { sections: sections(path) },
      base: {},
    };
    expect((await write('author', 'POST', 'drafts', draft)).status).toBe(201);
    const moved = `${path}-${'x'.repeat(80)}`;
    const answer = await write('editor', 'PATCH', `pages?id=eq.${page}`, { path: moved });
    expect(answer.status, await answer.text()).toBeLessThan(300);
  });

  it('though an author’s own page has no room for a longer address', async () => {
    const path = `/p-${randomUUID().slice(0, 8)}`;
    const page = await addPage({ path, published_at: '2026-01-01T00:00:00Z' });
    const [full, other] = await Promise.all(
      [199_860, 0].map((length) =>
        addPage({
          author_id: project.users.author,
          sections: [{ id: 'a', type: 'callToAction', href: path, text: 'x'.repeat(length) }],
        }),
      ),
    );
    const moved = `${path}-${'x'.repeat(80)}`;
    const answer = await write('editor', 'PATCH', `pages?id=eq.${page}`, { path: moved });
    expect(answer.status).toBeLessThan(300);
    const hrefs = await sql(
      'select sections -> 0 ->> $1 as href from public.pages where id = any ($2) order by id = $3',
      'href',
      [full, other],
      other,
    );
    expect(hrefs).toEqual([{ href: path }, { href: moved }]);
  });
});

it('a price and a size that guide prices are made of are renamed and not deleted', async () => {
  const make = (table: 'price_plans' | 'job_sizes', own: object) =>
    insertRow(project, table, () => ({ ...firstRows(table)[0], id: randomUUID(), ...own }));
  const name = `c-${randomUUID().slice(0, 8)}`;
  const price = await make('price_plans', { slug: name });
  const size = await make('job_sizes', { name });
  const hours = [{ size, least: 1, most: 2 }];
  const service = { ...firstRows('services')[0], id: randomUUID(), slug: name };
  const costing = { hourly_price: price, least_price: null, hours };
  await insertRow(project, 'services', () => ({ ...service, ...costing }));

  const renamed = await write('editor', 'PATCH', `price_plans?id=eq.${price}`, {
    slug: `${name}-2`,
  });
  expect(renamed.status).toBe(200);
  for (const path of [`price_plans?id=eq.${price}`, `job_sizes?id=eq.${size}`]) {
    expect((await write('editor', 'DELETE', path)).status, path).toBe(409);
  }
  expect(await read('editor', `services?slug=eq.${name}&select=hourly_price,hours`)).toEqual([
    { hourly_price: price, hours },
  ]);
  const gone = { hours: [{ size: randomUUID(), least: 1, most: 2 }] };
  expect((await write('editor', 'PATCH', `services?slug=eq.${name}`, gone)).status).toBe(409);
});

describe('a search without accents', () => {
  it('finds a post and an enquiry by all that they say', async () => {
    const word = `x${randomUUID().slice(0, 8)}`;
    await insertRow(project, 'blog_posts', () => ({ ...aPost(), title: `Café Łódź ${word}` }));
    await insertRow(project, 'enquiries', () => ({
      ...anEnquiryRow({ message: `Straße an der Cafe\u0301-Ecke ${word}` }),
    }));
    const found = (table: string, text: string) =>
      read(
        'editor',
        `${table}?select=id&and=(search_text.like.*${text}*,search_text.like.*${word}*)`,
      );
    await addPage({ title: `Café Łódź ${word}` });
    for (const text of ['cafe', 'lodz']) {
      expect(await found('blog_posts', text)).toHaveLength(1);
      expect(await found('pages', text)).toHaveLength(1);
    }
    for (const text of ['strasse', 'cafe-ecke']) {
      expect(await found('enquiries', text)).toHaveLength(1);
    }
  });

  it('finds a title by the pattern that grids and visitors ask with', async () => {
    const word = `x${randomUUID().slice(0, 8)}`;
    await insertRow(project, 'blog_posts', () => ({ ...aPost(), title: `ÉCLAT & Café ${word}` }));
    for (const typed of ['eclat', 'Éclat', 'cafe']) {
      const pattern = encodeURIComponent(`${anyAccent(typed)}.*${word}`);
      expect(await read('visitor', `blog_posts?select=id&title=imatch.${pattern}`)).toHaveLength(1);
    }
  });
});

describe('a link of the menu to a draft', () => {
  const spelt = (path: string) => [
    ...[path, `${path}/`, `/.${path}`, `/.${path}/?a#b`, `/a/..${path}`, `/a/%2e%2E${path}`],
    ...[path.replace('/p', '/%70'), path.toUpperCase()],
    `${path}//`,
  ];

  it.each(spelt('/page').map((_, index) => index))(
    'is not shown, however it is spelt: %i',
    async (index) => {
      const path = aPath();
      await addPage({ path });
      const href = spelt(path)[index] ?? '';
      const item = { place: 'footer', label: `Draft ${path}`, href, position: 'm' };
      const added = await write('editor', 'POST', 'menu', item);
      expect(added.status).toBe(201);
      const [row] = (await added.json()) as { id: string; href: string }[];
      expect(row?.href.toLowerCase()).toBe(path + (href.includes('?') ? '?a#b' : ''));
      const seen = () => read('visitor', `menu?id=eq.${row?.id}&select=id`);
      expect(await seen()).toEqual([]);
      await write('editor', 'PATCH', `pages?path=eq.${path}`, {
        published_at: '2026-01-01T00:00:00Z',
      });
      expect(await seen()).toHaveLength(1);
    },
  );

  it.each([
    ['/%2541', '/%2541'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
    ['/..', '/'],
    ['/a/b/../c/#d', '/a/c#d'],
    ['https://example.com/a/../b', 'https://example.com/a/../b'],
  ])('%s is stored as %s', async (href, plain) => {
    const [row] = await sql<{ plain: string }>('select private.plain_link($1) as plain', href);
    expect(row?.plain).toBe(plain);
  });
});

describe('an author', () => {
  it.each(SITE_PAGES)('does not take %s from its editor', async (path) => {
    const answer = await write('author', 'POST', 'pages', {
      path,
      title: 'Mine',
      published_at: null,
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('one of the site');
    expect((await write('editor', 'POST', 'pages', { path, title: 'Anew' })).status).toBe(201);
  });

  it('a client cannot set when a draft was handed in', async () => {
    const post = { ...aPost(), published_at: null, review_requested_at: '1999-01-01T00:00:00Z' };
    const added = await write('author', 'POST', 'blog_posts', post);
    const [row] = (await added.json()) as { id: string; review_requested_at: string }[];
    expect(Date.parse(row?.review_requested_at ?? '')).toBeGreaterThan(Date.now() - 3_600_000);
    const change = async (review_requested_at: string | null) => {
      const path = `blog_posts?id=eq.${row?.id}&select=review_requested_at`;
      const [changed] = (await (
        await write('author', 'PATCH', path, { review_requested_at })
      ).json()) as { review_requested_at: string | null }[];
      return changed?.review_requested_at;
    };
    expect(await change('1999-01-01T00:00:00Z')).toBe(row?.review_requested_at);
    expect(await change(null)).toBeNull();
    expect(Date.parse((await change('2099-01-01T00:00:00Z')) ?? '')).toBeLessThan(
      Date.now() + 3_600_000,
    );
  });
});

it.each([
  ['blog-images', 'blog'],
  ['content-images', 'content'],
])('a file of %s is removed by nobody while a record shows it', async (bucket, folder) => {
  const name = aPictureName('png', folder);
  await upload(project, 'service key', name, { bucket });
  const image = `/storage/v1/object/public/${bucket}/${name}`;
  const id = await insertRow(project, 'blog_posts', () => ({
    ...{ ...aPost(), published_at: null, image },
  }));
  const remove = () =>
    project.as('owner', 'DELETE', `/storage/v1/object/${bucket}`, {
      body: JSON.stringify({ prefixes: [name] }),
    });
  await remove();
  expect(await stored(project, name, bucket)).toBeDefined();
  await sql('delete from public.blog_posts where id = $1', id);
  await remove();
  expect(await stored(project, name, bucket)).toBeUndefined();
});
