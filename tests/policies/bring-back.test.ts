import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { aPost } from '../support/posts.ts';
import { insertRow } from './actions/table.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const { sql } = project;
const PASSED = '2026-01-01T00:00:00Z';
const LATER = '2999-01-01T00:00:00+00:00';

const [AREA] = firstRows('areas');
const [REVIEW] = firstRows('testimonials');

const anArea = (neighbours: string[] = []) =>
  insertRow(project, 'areas', () => {
    const id = randomUUID();
    return { ...AREA, id, slug: `area-${id}`, name: `Area ${id}`, neighbours };
  });
const aReview = (area_id: string) =>
  insertRow(project, 'testimonials', () => ({ ...REVIEW, id: randomUUID(), area_id }));
const aPublicPost = () =>
  insertRow(project, 'blog_posts', () => ({
    ...aPost({ published_at: PASSED }),
    slug: `post-${randomUUID()}`,
  }));

async function value<T>(text: string, ...values: unknown[]) {
  const [row] = await sql<{ value: T }>(text, ...values);
  return row?.value;
}
const neighboursOf = (id: string) =>
  value<string[]>('select neighbours as value from areas where id = $1', id);
const areaOf = (review: string) =>
  value<string>('select area_id as value from testimonials where id = $1', review);

async function remove(table: string, ...ids: string[]) {
  const response = await project.as('editor', 'DELETE', `/rest/v1/${table}?id=in.(${ids})`);
  expect(response.ok, await response.text()).toBe(true);
}
async function change(table: string, id: string, body: object) {
  const path = `/rest/v1/${table}?id=eq.${id}`;
  const response = await project.as('editor', 'PATCH', path, { body: JSON.stringify(body) });
  expect(response.ok, await response.text()).toBe(true);
}
async function bringBack(...ids: string[]) {
  for (const id of ids) {
    const revision = await value<number>(
      `select max(id)::int as value from revisions where row_id = $1 and operation = 'delete'`,
      id,
    );
    const response = await project.call('editor', 'restore_deleted', { revision });
    expect(response.status, await response.text()).toBe(200);
  }
}

describe('areas that name each other', () => {
  async function areas() {
    const [one, two, three] = [await anArea(), await anArea(), await anArea()];
    await change('areas', one, { neighbours: [three, two] });
    await change('areas', two, { neighbours: [one, three] });
    await change('areas', three, { neighbours: [two] });
    return [one, two, three] as const;
  }

  it.each([
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ])('and were deleted together are as before, brought back %i, %i, %i', async (...order) => {
    const all = await areas();
    const before = await Promise.all(all.map(neighboursOf));
    await remove('areas', ...all);
    await bringBack(...order.map((index) => all[index] ?? ''));
    expect(await Promise.all(all.map(neighboursOf))).toEqual(before);
  });

  it.each([
    ['first', false],
    ['last', true],
  ])('are as before, the one that was deleted first brought back %s', async (_when, isLast) => {
    const two = await anArea();
    const one = await anArea([two]);
    await remove('areas', one);
    await remove('areas', two);
    await bringBack(...(isLast ? [two, one] : [one, two]));
    expect([await neighboursOf(one), await neighboursOf(two)]).toEqual([[two], []]);
  });

  it('keep what has been chosen since', async () => {
    const [one, two, three] = await areas();
    await remove('areas', one, two, three);
    const other = await anArea();
    await bringBack(one);
    await change('areas', one, { neighbours: [other] });
    await bringBack(three);
    expect(await neighboursOf(one)).toEqual([three, other]);
    await change('areas', one, { neighbours: [other] });
    await remove('areas', three);
    await bringBack(three);
    expect(await neighboursOf(one)).toEqual([other]);
  });
});

describe('a review of an area', () => {
  it('is of it again once that is back, unless it has been given another', async () => {
    const [area, other] = [await anArea(), await anArea()];
    const [kept, moved] = [await aReview(area), await aReview(area)];
    await remove('areas', area);
    await change('testimonials', kept, { name: 'Somebody' });
    await change('testimonials', moved, { area_id: other });
    await bringBack(area);
    expect([await areaOf(kept), await areaOf(moved)]).toEqual([area, other]);
  });

  it.each([
    ['before', false],
    ['after', true],
  ])('that was deleted too, and brought back %s it, is of it again', async (_when, isAfter) => {
    const area = await anArea();
    const review = await aReview(area);
    await remove('testimonials', review);
    await remove('areas', area);
    await bringBack(...(isAfter ? [area, review] : [review, area]));
    expect(await areaOf(review)).toBe(area);
  });
});

describe('a public post that is brought back', () => {
  const draftOf = async (id: string) =>
    (await sql('select * from drafts where record_id = $1', id))[0];
  async function aDraftOf(record_id: string, title = 'Hours of words') {
    const draft = { table_name: 'blog_posts', record_id, changes: { title }, base: {} };
    const body = JSON.stringify({ ...draft, publish_at: LATER });
    const response = await project.as('owner', 'POST', '/rest/v1/drafts', { body });
    expect(response.status, await response.text()).toBe(201);
  }

  it('has its draft, whose pictures are kept meanwhile', async () => {
    const id = await aPublicPost();
    const picture = `blog/${randomUUID()}.png`;
    await aDraftOf(id, picture);
    const draft = await draftOf(id);
    await remove('blog_posts', id);
    expect(await sql('select from revisions where pictures @> array[$1]', picture)).toHaveLength(1);
    await bringBack(id);
    expect(await draftOf(id)).toEqual(draft);
    expect(
      await sql('select from private.picture_uses where row_id = $1 and name = $2', id, picture),
    ).toHaveLength(1);
  });

  it('was deleted and brought back: what went with it is no activity of its own', async () => {
    const id = await aPublicPost();
    await aDraftOf(id);
    await change('blog_posts', id, { slug: randomUUID() });
    const since = await value<string>('select max(id)::text as value from revisions');
    await remove('blog_posts', id);
    await bringBack(id);
    const response = await project.call('owner', 'activity');
    const { entries } = (await response.json()) as {
      entries: { id: string; about: string; what: string }[];
    };
    const newest = entries.filter(
      (entry) => Number(entry.id.replace('record-', '')) > Number(since),
    );
    expect(newest.map(({ about, what }) => `${about} ${what}`)).toEqual([
      'blog_posts restored',
      'blog_posts deleted',
    ]);
  });

  it('has none that was discarded, or that an earlier deletion took', async () => {
    const id = await aPublicPost();
    await aDraftOf(id);
    await remove('blog_posts', id);
    await bringBack(id);
    await project.as('owner', 'DELETE', `/rest/v1/drafts?record_id=eq.${id}`);
    await remove('blog_posts', id);
    await bringBack(id);
    expect(await draftOf(id)).toBeUndefined();
  });

  it('is found at its former addresses, but for those that lead elsewhere now', async () => {
    const [kept, taken, last] = [randomUUID(), randomUUID(), randomUUID()];
    const id = await aPublicPost();
    for (const slug of [kept, taken, last]) await change('blog_posts', id, { slug });
    await remove('blog_posts', id);
    const other = await aPublicPost();
    for (const slug of [taken, randomUUID()]) await change('blog_posts', other, { slug });
    await bringBack(id);
    expect(
      await sql('select slug, post_id from moved_addresses where slug = any ($1)', [kept, taken]),
    ).toEqual(
      expect.arrayContaining([
        { slug: kept, post_id: id },
        { slug: taken, post_id: other },
      ]),
    );
  });
});

it('a post comes back whose first address another has had and left since', async () => {
  const slug = randomUUID();
  const [one, two] = [await aPublicPost(), await aPublicPost()];
  for (const id of [one, two]) {
    await change('blog_posts', id, { slug });
    await change('blog_posts', id, { slug: randomUUID() });
    await remove('blog_posts', id);
  }
  await bringBack(one);
  expect(await sql('select post_id from moved_addresses where slug = $1', slug)).toEqual([
    { post_id: one },
  ]);
});

describe('what is named and is not there any more', () => {
  const aCategory = async () => {
    const name = `Category ${randomUUID().slice(0, 8)}`;
    const row = { ...firstRows('blog_categories')[0], id: randomUUID(), name, position: 'z' };
    return { id: await insertRow(project, 'blog_categories', () => row), name };
  };
  const aPostOf = (category: string) =>
    insertRow(project, 'blog_posts', () => ({
      ...aPost({ published_at: PASSED, category }),
      slug: `post-${randomUUID()}`,
    }));
  const postOf = async (id: string) =>
    (
      await sql(
        'select category, published_at is not null as is_public from blog_posts where id = $1',
        id,
      )
    )[0];

  it('lets a post come back with the new name of its category, or as a draft', async () => {
    const [renamed, removed] = [await aCategory(), await aCategory()];
    const [one, two] = [await aPostOf(renamed.name), await aPostOf(removed.name)];
    await remove('blog_posts', one, two);
    await change('blog_categories', renamed.id, { name: 'Green & clean' });
    await remove('blog_categories', removed.id);
    await bringBack(one, two);
    expect(await postOf(one)).toEqual({ category: 'Green & clean', is_public: true });
    expect(await postOf(two)).toEqual({ category: null, is_public: false });
  });

  it('lets a service come back without its price, and with it once that is back', async () => {
    const [plan] = firstRows('price_plans');
    const price = await insertRow(project, 'price_plans', () => ({
      ...{ ...plan, id: randomUUID(), slug: `p-${randomUUID()}`.slice(0, 30) },
    }));
    const [service] = firstRows('services');
    const id = await insertRow(project, 'services', () => ({
      ...{ ...service, id: randomUUID(), slug: `s-${randomUUID()}`.slice(0, 30) },
      ...{ hourly_price: price, hours: [], position: 'z' },
    }));
    const priceOf = () => value('select hourly_price as value from services where id = $1', id);
    await remove('services', id);
    await remove('price_plans', price);
    await bringBack(id);
    expect(await priceOf()).toBeNull();
    await bringBack(price);
    expect(await priceOf()).toBe(price);
  });

  it('lets an item of the menu come back whose parent went to the other place', async () => {
    const item = (values: object) =>
      insertRow(project, 'menu', () => ({
        ...{ place: 'header', label: 'An item', href: '/services', position: 'm' },
        ...values,
      }));
    const parent = await item({});
    const id = await item({ below: parent });
    await remove('menu', id);
    await change('menu', parent, { place: 'footer' });
    await bringBack(id);
    expect(await sql('select place, below from menu where id = $1', id)).toEqual([
      { place: 'header', below: null },
    ]);
  });

  it('is said to whoever brings back what a colleague has brought back', async () => {
    const id = await aPublicPost();
    await remove('blog_posts', id);
    await bringBack(id);
    const revision = await value(
      'select max(id)::int as value from revisions where operation = $1',
      'delete',
    );
    const response = await project.call('editor', 'restore_deleted', { revision });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Somebody else has brought it back already');
  });
});

it('the menu leads again to a page that is brought back, by its former address', async () => {
  const page = { path: '/moved-once', title: 'A page', published_at: PASSED };
  const id = await insertRow(project, 'pages', () => page);
  await change('pages', id, { path: '/moved-twice' });
  const item = { place: 'footer', label: 'Link', href: page.path, position: 'm' };
  await insertRow(project, 'menu', () => item);
  const isSeen = async () =>
    (await (await project.as('visitor', 'GET', '/rest/v1/menu?label=eq.Link')).json()) as unknown[];
  expect(await isSeen()).toHaveLength(1);
  await remove('pages', id);
  expect(await isSeen()).toHaveLength(0);
  await bringBack(id);
  expect(await isSeen()).toHaveLength(1);
});
