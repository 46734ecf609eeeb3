import { afterAll, describe, expect, it } from 'vitest';
import type { ContentTable } from '../../src/shared/content/content-rows.ts';
import { tablesWithDefaults } from '../../src/shared/content/first-content/content-defaults.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';
import { londonDay, londonMidnight } from '../../src/shared/time/london-time.ts';
import { startLockedProject, type Caller } from './locked-project.ts';

const project = await startLockedProject();
// Posts of other tests use them.
await project.sql('truncate public.blog_categories cascade');
afterAll(() => project.close());

const write = (caller: Caller, method: string, path: string, body?: unknown) =>
  project.as(
    caller,
    method,
    `/rest/v1/${path}`,
    body === undefined ? {} : { body: JSON.stringify(body) },
  );

async function versions(): Promise<Record<string, number>> {
  const response = await project.as('visitor', 'GET', '/rest/v1/content_versions');
  const rows = (await response.json()) as { name: string; version: number }[];
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}

describe('a table that nobody has written', () => {
  it('stays so, whatever strangers and visitors try, and when nothing is found to change', async () => {
    for (const caller of ['visitor', 'stranger', 'editor'] as const) {
      for (const table of tablesWithDefaults) {
        await write(caller, 'PATCH', `${table}?created_at=not.is.null`, { updated_at: 'now' });
        await write(caller, 'DELETE', `${table}?created_at=not.is.null`);
      }
    }
    expect(await versions()).toEqual({});
  });

  it('takes what a site begins with, in one go', async () => {
    for (const table of tablesWithDefaults) {
      // As `npm run content:push` does, which brings ids along.
      const response = await write('service key', 'POST', table, firstRows(table));
      expect(response.status, `${table}: ${await response.text()}`).toBe(201);
    }
    expect(await versions()).toEqual(
      Object.fromEntries(tablesWithDefaults.map((name) => [name, 1])),
    );
  });
});

it('visitors read name and postcodes of an area without a page, and none of its words', async () => {
  const names = ['as_said', 'name', 'outward_codes', 'place', 'slug'];
  await write('editor', 'PATCH', 'areas?slug=eq.dudley', { introduction: 'Not for you yet.' });
  const rows = await project.as('visitor', 'GET', '/rest/v1/areas?select=introduction');
  expect(await rows.json()).toEqual([]);
  const served = await project.as('visitor', 'GET', '/rest/v1/rpc/served_areas');
  const areas = (await served.json()) as Record<string, unknown>[];
  expect(areas).toHaveLength(firstRows('areas').length);
  for (const area of areas) expect(Object.keys(area).toSorted()).toEqual(names);
});

it('visitors are told the next publication at the moment of asking, of two an hour apart too', async () => {
  const pageIn = (hours: number) => ({
    ...{ path: `/in-${hours}`, title: `In ${hours}`, sections: [{ id: 'a', type: 'divider' }] },
    published_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
  });
  for (const hours of [1, 2]) await write('editor', 'POST', 'pages', pageIn(hours));
  const ask = async () => {
    const response = await project.as('visitor', 'GET', '/rest/v1/rpc/content_state');
    const tables = (await response.json()) as { name: string; version: number; due_in: number }[];
    return tables.find(({ name }) => name === 'pages');
  };
  const before = await ask();
  expect(before?.due_in).toBeGreaterThan(3500);
  expect(before?.due_in).toBeLessThanOrEqual(3600);
  // The first one's time comes, and nobody writes anything.
  await project.sql('set session_replication_role = replica');
  await project.sql(`update public.pages set published_at = now() where path = '/in-1'`);
  await project.sql('set session_replication_role = origin');
  const after = await ask();
  expect(after?.version).toBe(before?.version);
  expect(after?.due_in).toBeGreaterThan(7000);
});

it('visitors are told when a page ends, and when a section of some days comes and goes', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const day = (daysFromNow: number) => londonDay(inMinutes(daysFromNow * 24 * 60));
  const asked = async () => {
    const response = await project.as('visitor', 'GET', '/rest/v1/rpc/content_state');
    const tables = (await response.json()) as { name: string; due_in: number }[];
    return tables.find(({ name }) => name === 'pages')?.due_in;
  };
  const dated = { id: 'a', type: 'divider', first_day: day(-1), last_day: day(0) };
  const page = { path: '/of-today', title: 'Of today', sections: [dated] };
  await project.sql('delete from public.pages where published_at > now()');
  await write('editor', 'POST', 'pages', page);
  const midnight = (londonMidnight(day(0), 1) - Date.now()) / 1000;
  expect(Math.abs(Number(await asked()) - midnight)).toBeLessThan(30);
  const soon = inMinutes(Math.min(midnight / 60, 2) / 2).toISOString();
  await write('editor', 'PATCH', 'pages?path=eq./of-today', { published_until: soon });
  expect(await asked()).toBeLessThan(61);
});

describe('a table that is written', () => {
  it('counts what is changed and what is emptied, and not what a policy left alone', async () => {
    await write('editor', 'PATCH', 'price_plans?slug=eq.basic', { amount: 2200 });
    await write('stranger', 'PATCH', 'price_plans?slug=eq.basic', { amount: 100 });
    await write('editor', 'DELETE', 'testimonials?name=not.is.null');
    expect(await versions()).toMatchObject({ price_plans: 2, testimonials: 2, questions: 1 });
  });

  it.each<[string, ContentTable, string, object]>([
    ['a script for a picture', 'services', 'services_image_url', { image: 'javascript:alert(1)' }],
    ['a script for a page', 'company', 'company_facebook_url', { facebook: 'javascript:alert(1)' }],
    ['a page without https', 'company', 'company_linkedin_url', { linkedin: 'http://example.com' }],
    ['six stars', 'testimonials', 'testimonials_rating_range', { rating: 6 }],
    ['nobody for a source', 'testimonials', 'testimonials_source_of_published', { source: null }],
    ['a free clean', 'price_plans', 'price_plans_amount_range', { amount: 0 }],
    [
      'hours in words',
      'company',
      'company_opening_hours_monday_format',
      { opening_hours: { monday: 'all day' } },
    ],
    [
      'hours that are none',
      'company',
      'company_opening_hours_monday_format',
      { opening_hours: { monday: 8 } },
    ],
  ])('refuses %s', async (_what, table, constraint, change) => {
    if (table === 'testimonials')
      await write('editor', 'POST', table, firstRows(table).slice(0, 1));
    const response = await write('editor', 'PATCH', `${table}?id=not.is.null`, change);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(constraint);
  });
});

it('any service can be renamed, hidden and removed', async () => {
  const carpet = 'services?slug=eq.carpet';
  const seen = async () => (await (await write('visitor', 'GET', carpet)).json()) as unknown[];
  expect(await seen()).toHaveLength(1);
  expect((await write('editor', 'PATCH', carpet, { published: false })).status).toBe(204);
  expect(await seen()).toEqual([]);
  expect((await write('editor', 'PATCH', carpet, { slug: 'rugs' })).status).toBe(204);
  expect((await write('editor', 'DELETE', 'services?slug=eq.rugs')).status).toBe(204);
});

it('what quotes a price follows it, in pages, areas and the menu too, and a price follows its service', async () => {
  const section = {
    id: 'a',
    type: 'text',
    html: '<p id="p">{{price.basic}}, {{price.basic-2}}</p>',
  };
  const page = { path: '/offer', title: 'From {{ price.basic }}', sections: [section] };
  expect((await write('editor', 'POST', 'pages', page)).status).toBe(201);
  const item = { place: 'header', label: 'Now {{price.basic}}', href: '/offer', position: 'z' };
  expect((await write('editor', 'POST', 'menu', item)).status).toBe(201);
  const area = 'areas?slug=eq.walsall';
  const words = { introduction: 'From {{price.basic}}', published: true };
  expect((await write('editor', 'PATCH', area, words)).status).toBe(204);
  const renamed = await write('editor', 'PATCH', 'price_plans?slug=eq.basic', { slug: 'standard' });
  expect(renamed.status, await renamed.text()).toBe(204);
  const moved = await write('editor', 'PATCH', 'services?slug=eq.residential', { slug: 'homes' });
  expect(moved.status, await moved.text()).toBe(204);

  const read = async (path: string) => (await write('visitor', 'GET', path)).json();
  expect(await read('pages?path=eq./offer&select=title,sections')).toEqual([
    {
      title: 'From {{price.standard}}',
      sections: [{ ...section, html: '<p id="p">{{price.standard}}, {{price.basic-2}}</p>' }],
    },
  ]);
  expect(await read('menu?href=eq./offer&select=label')).toEqual([
    { label: 'Now {{price.standard}}' },
  ]);
  expect(await read(`${area}&select=introduction`)).toEqual([
    { introduction: 'From {{price.standard}}' },
  ]);
  expect(await read('price_plans?slug=eq.standard&select=service')).toEqual([{ service: 'homes' }]);
});

it('there is one company', async () => {
  const [own] = firstRows('company');
  const second = { ...own, id: '00000000-0000-4000-8000-000000000002' };
  expect(await (await write('editor', 'POST', 'company', second)).text()).toContain(
    'company_single',
  );
});
