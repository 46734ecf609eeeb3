import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { aPost } from '../support/posts.ts';
import { insertRow } from './actions/table.ts';
import { startLockedProject, type Caller } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const { sql } = project;
const PASSED = '2026-01-01T00:00:00Z';
const LATER = '2999-01-01T00:00:00Z';

interface Draft {
  id: string;
  record_id: string;
  updated_at: string;
  author_id: string | null;
  saved_by_email: string | null;
  publish_at: string | null;
  failed_at: string | null;
}

const aPublicPost = (values = {}) =>
  insertRow(project, 'blog_posts', () => ({
    ...aPost({ published_at: PASSED, ...values }),
    slug: `post-${randomUUID()}`,
  }));

async function write(caller: Caller, method: string, path: string, body: object) {
  const response = await project.as(caller, method, `/rest/v1/${path}`, {
    body: JSON.stringify(body),
    headers: { prefer: 'return=representation' },
  });
  if (!response.ok) throw new Error(await response.text());
  const [row] = (await response.json()) as Draft[];
  if (!row) throw new Error('Nothing was written');
  return row;
}

const keep = async (record_id: string, changes: object, others = {}, caller: Caller = 'editor') =>
  write(caller, 'POST', 'drafts', {
    ...{ table_name: 'blog_posts', record_id, changes, base: {} },
    ...others,
  });

const titleOf = async (id: string) =>
  (await sql<{ title: string }>('select title from public.blog_posts where id = $1', id))[0]?.title;

const draftOf = async (id: string) =>
  (await sql<Draft>('select * from public.drafts where record_id = $1', id))[0];

const publish = ({ id, updated_at }: Draft, caller: Caller = 'editor') =>
  project.call(caller, 'publish_draft', { draft: id, as_of: updated_at });

const due = async () => {
  const response = await project.as('visitor', 'GET', '/rest/v1/rpc/content_state');
  const tables = (await response.json()) as { name: string; due_in: number }[];
  return tables.find(({ name }) => name === 'blog_posts')?.due_in;
};

it('leaves what visitors read as it is until it is published, in the name of who does', async () => {
  const id = await aPublicPost({ title: 'As it was' });
  const draft = await keep(id, { title: 'As it will be', published_at: null, author_id: null });
  expect(draft.saved_by_email).toBe('editor@example.com');
  expect(await titleOf(id)).toBe('As it was');
  expect((await publish(draft, 'owner')).status).toBeLessThan(300);
  expect(await titleOf(id)).toBe('As it will be');
  expect(await draftOf(id)).toBeUndefined();
  expect(
    await sql(
      `select saved_by_email, row ->> 'title' as title, row -> 'published_at' <> 'null' as public
       from public.revisions where row_id = $1 order by id desc limit 1`,
      id,
    ),
  ).toEqual([{ saved_by_email: 'owner@example.com', title: 'As it will be', public: true }]);
});

it('is not published over somebody’s change of the same column, nor unseen', async () => {
  const id = await aPublicPost({ title: 'As it was' });
  const draft = await keep(id, { title: 'Mine' }, { base: { title: 'As it was' } });
  await write('editor', 'PATCH', `blog_posts?id=eq.${id}`, { excerpt: 'Another' });
  await write('editor', 'PATCH', `blog_posts?id=eq.${id}`, { title: 'Theirs' });
  expect((await publish(draft)).status).toBe(409);
  expect(await titleOf(id)).toBe('Theirs');
  const merged = await write('editor', 'PATCH', `drafts?id=eq.${draft.id}`, {
    base: { title: 'Theirs' },
  });
  expect((await publish(draft)).status).toBe(409);
  expect((await publish(merged)).status).toBeLessThan(300);
  expect(await titleOf(id)).toBe('Mine');
});

it('of a record there is one, which is removed with it', async () => {
  const id = await aPublicPost();
  await keep(id, { title: 'One' });
  await expect(keep(id, { title: 'Two' })).rejects.toThrow('drafts_one_a_record');
  await project.as('editor', 'DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  expect(await draftOf(id)).toBeUndefined();
  await expect(keep(id, { title: 'Three' })).rejects.toThrow('deleted meanwhile');
});

it.each(['enquiries', 'staff', 'questions', 'nowhere'])('there is none of %s', async (table) => {
  const id = await aPublicPost();
  await expect(keep(id, {}, { table_name: table })).rejects.toThrow('they have no drafts');
});

it('the picture of a draft is needed, and no longer once it is discarded', async () => {
  const name = `blog/${randomUUID()}.png`;
  const id = await aPublicPost();
  const draft = await keep(id, { content: `<p><img src="/storage/${name}" alt="A cloth"></p>` });
  const isNeeded = async () =>
    (await project.call('editor', 'picture_is_needed', { name })).json() as Promise<boolean>;
  await write('editor', 'PATCH', `blog_posts?id=eq.${id}`, { excerpt: 'Another' });
  expect(await isNeeded()).toBe(true);
  await project.as('editor', 'DELETE', `/rest/v1/drafts?id=eq.${draft.id}`);
  expect(await isNeeded()).toBe(false);
});

it('follows the price that it quotes and the page that it leads to', async () => {
  await sql(`insert into public.price_plans (slug, name, amount, basis, suits, inclusions, position)
    values ('basic', 'Basic', 1, 'from', 'All', '{All}', 'a')`);
  const place = await insertRow(project, 'pages', () => ({ path: '/old', title: 'A place' }));
  const button = { id: 'button', type: 'callToAction', href: '/old' };
  const page = { path: `/${randomUUID()}`, title: 'As it was', sections: [button] };
  const id = await insertRow(project, 'pages', () => page);
  const words = { id: 'words', type: 'text', html: '{{price.basic}} at /old' };
  await keep(
    id,
    { title: 'From {{price.basic}}', sections: [button, words] },
    { table_name: 'pages', base: { title: page.title, sections: page.sections } },
  );
  // An author's own requests need not say what was there.
  await keep(
    await aPublicPost({ author_id: project.users.author }),
    { sections: [button] },
    {},
    'author',
  );
  // Of a record that went past the triggers.
  const gone = await aPublicPost();
  await keep(gone, { title: 'From {{price.basic}}' });
  await sql(`set session_replication_role = replica`);
  await sql('delete from public.blog_posts where id = $1', gone);
  await sql(`set session_replication_role = origin`);
  await write('editor', 'PATCH', 'price_plans?slug=eq.basic', { slug: 'first' });
  await write('editor', 'PATCH', `pages?id=eq.${place}`, { path: '/new' });
  const draft = await draftOf(id);
  expect((await publish(draft as Draft)).status).toBeLessThan(300);
  expect(await sql('select title, sections from public.pages where id = $1', id)).toEqual([
    {
      title: 'From {{price.first}}',
      sections: [
        { ...button, href: '/new' },
        { ...words, html: '{{price.first}} at /old' },
      ],
    },
  ]);
});

it('a preview link shows it', async () => {
  const id = await aPublicPost({ title: 'As it was' });
  await keep(id, { title: 'As it will be' });
  const token = (await (
    await project.call('editor', 'create_preview', { post: id })
  ).json()) as string;
  const shown = await (await project.call('visitor', 'preview_post', { token })).json();
  expect(shown).toMatchObject([{ id, title: 'As it will be' }]);
});

describe('a draft that is scheduled', () => {
  it('is published when somebody asks, in the name of who scheduled it', async () => {
    const id = await aPublicPost({ title: 'As it was' });
    const { id: draft } = await keep(id, { title: 'In time' }, { publish_at: LATER });
    expect(await due()).toBeGreaterThan(1e9);
    await project.call('visitor', 'publish_due_drafts');
    expect(await titleOf(id)).toBe('As it was');
    await write('editor', 'PATCH', `drafts?id=eq.${draft}`, { publish_at: PASSED });
    expect(await due()).toBeLessThan(0);
    await project.call('visitor', 'publish_due_drafts');
    expect(await titleOf(id)).toBe('In time');
    expect(await due()).toBeNull();
    const [{ saved_by_email } = {}] = await sql<{ saved_by_email?: string }>(
      'select saved_by_email from public.revisions where row_id = $1 order by id desc limit 1',
      id,
    );
    expect(saved_by_email).toBe('editor@example.com');
  });

  it('stays, and says so, where it cannot be published, and stops no other', async () => {
    const id = await aPublicPost({ title: 'As it was' });
    const other = await aPublicPost();
    const { saved_by_email } = await keep(id, { title: '' }, { publish_at: PASSED });
    await keep(other, { title: 'Another' }, { publish_at: PASSED });
    expect((await project.call('visitor', 'publish_due_drafts')).ok).toBe(true);
    expect(await titleOf(other)).toBe('Another');
    expect(await titleOf(id)).toBe('As it was');
    const kept = await draftOf(id);
    expect(kept).toMatchObject({ publish_at: null, saved_by_email });
    expect(kept?.failed_at).not.toBeNull();
    await write('editor', 'PATCH', `drafts?id=eq.${kept?.id}`, { changes: { title: 'Better' } });
    expect((await draftOf(id))?.failed_at).toBeNull();
  });

  it('stops nobody where its type is no longer published, or its table has been dropped', async () => {
    const id = randomUUID();
    for (const table of ['flyers', 'leaflets']) {
      await sql(
        `create table public.${table} (id uuid primary key, title text, published_at timestamptz default now())`,
      );
      await sql(`insert into public.${table} values ($1, 'As it was')`, id);
      await sql(`insert into public.content_versions (name) values ('${table}')`);
      await sql(
        `insert into public.drafts (table_name, record_id, changes, base, publish_at)
         values ('${table}', $1, '{"title": "In time"}', '{}', $2)`,
        id,
        PASSED,
      );
    }
    await sql('alter table public.flyers drop column published_at');
    await sql('drop table public.leaflets');
    expect((await project.call('visitor', 'publish_due_drafts')).ok).toBe(true);
    expect(await sql('select title from public.flyers')).toEqual([{ title: 'In time' }]);
    expect(await due()).toBeNull();
  });

  it('follows a category that is renamed, its own and the one that it leaves', async () => {
    const names = ['From', 'To'].map((word) => `${word} ${randomUUID().slice(0, 8)}`);
    for (const name of names) {
      const row = { ...firstRows('blog_categories')[0], id: randomUUID(), name, position: 'z' };
      await insertRow(project, 'blog_categories', () => row);
    }
    const [category, next] = names;
    const id = await aPublicPost({ category });
    await keep(id, { category: next }, { base: { category }, publish_at: PASSED });
    await sql(
      `update public.blog_categories set name = name || ' anew' where name = any ($1)`,
      names,
    );
    await project.call('visitor', 'publish_due_drafts');
    expect(await sql('select category from public.blog_posts where id = $1', id)).toEqual([
      { category: `${next} anew` },
    ]);
  });

  it('keeps nobody from renaming a category, and stays in the name of who saved it', async () => {
    const name = `Full ${randomUUID().slice(0, 8)}`;
    const row = { ...firstRows('blog_categories')[0], id: randomUUID(), name, position: 'z' };
    await insertRow(project, 'blog_categories', () => row);
    const author_id = project.users.author;
    const [full, other] = [await aPublicPost({ author_id }), await aPublicPost({ author_id })];
    await keep(full, { category: name, content: 'x'.repeat(899_950) }, {}, 'author');
    await keep(other, { category: name }, {}, 'author');
    const renamed = { name: `${name} and more words` };
    await write('editor', 'PATCH', `blog_categories?id=eq.${row.id}`, renamed);
    expect(await draftOf(other)).toMatchObject({
      changes: { category: renamed.name },
      saved_by_email: 'author@example.com',
    });
    expect(await draftOf(full)).toMatchObject({ changes: { category: name } });
  });

  it('stays where its member may no longer publish', async () => {
    const id = await aPublicPost({ title: 'As it was' });
    await keep(id, { title: 'Too late' }, { publish_at: PASSED });
    const roleOfEditor = `update public.staff set role = $1 where user_id = '${project.users.editor}'`;
    await sql(roleOfEditor, 'author');
    await project.call('visitor', 'publish_due_drafts');
    await sql(roleOfEditor, 'editor');
    expect(await titleOf(id)).toBe('As it was');
    expect((await draftOf(id))?.failed_at).not.toBeNull();
  });
});
