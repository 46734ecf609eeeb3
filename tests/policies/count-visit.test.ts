import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { EVENTS, SOURCES } from '../../src/shared/visit-events.ts';
import { type Caller, startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const LIMITS = 'a_minute = 600, counters_a_day = 3000, one_in = 1, counted = 0';
beforeEach(async () => {
  await project.backend.database.exec(
    `delete from private.visit_counts; update private.visit_limits set ${LIMITS}`,
  );
});
await project.sql(
  `insert into public.pages (path, title) values ('/', 'Home'), ('/services', 'Services')`,
);

const VISIT = { event: 'visit', path: '/services', source: 'google', device: 'touch' };

const send = (values: object) => project.call('visitor', 'count_visit', values);

const counted = () =>
  project.sql<{ path: string; n: number }>('select * from private.visit_counts order by n desc');

const figures = (caller: Caller) => project.call(caller, 'visit_figures', { unit: 'week' });

describe('count_visit()', () => {
  it('adds one to a counter, and keeps nothing of who it was or when', async () => {
    expect((await send(VISIT)).status).toBe(204);
    expect((await send({ ...VISIT, path: '/services/' })).status).toBe(204);
    const [one, ...others] = await counted();
    expect(others).toEqual([]);
    expect(one).toEqual({
      ...VISIT,
      outward_code: '',
      n: 2,
      day: expect.anything() as Date,
    });
  });

  it('knows every event and source of the site', async () => {
    const code = (event: string) => (event === 'outside' ? { outward_code: 'B15' } : {});
    for (const event of Object.keys(EVENTS)) await send({ ...VISIT, event, ...code(event) });
    const sources = [...SOURCES, 'website', 'direct', ''];
    for (const source of sources) await send({ ...VISIT, source, path: '/' });
    expect(await counted()).toHaveLength(Object.keys(EVENTS).length + sources.length);
  });

  it.each([
    ['the home page', '/'],
    ['the blog', '/blog'],
    ['a page within the visit', ''],
  ])('counts for %s', async (_which, path) => {
    await send({ ...VISIT, path });
    expect(await counted()).toMatchObject([{ path, n: 1 }]);
  });

  it('counts for what is published alone', async () => {
    const add = (slug: string, published: boolean) =>
      project.sql(
        `insert into public.areas (name, slug, published, position) values ($1, $1, $2, $1)`,
        slug,
        published,
      );
    await add('aldridge', true);
    await add('bilston', false);
    for (const slug of ['aldridge', 'bilston', 'nowhere'])
      await send({ ...VISIT, path: `/locations/${slug}` });
    expect(await counted()).toMatchObject([{ path: '/locations/aldridge', n: 1 }]);
  });

  it.each<[string, object]>([
    ['an unknown path', { path: '/no-such-page' }],
    ['a path of the admin', { path: '/admin' }],
    ['another path', { path: 'https://example.com/services' }],
    ['a huge path', { path: `/${'a'.repeat(1_000_000)}` }],
    ['a path of blanks and signs', { path: "/services' or 1=1 --" }],
    ['an unknown event', { event: 'Ada Byron' }],
    ['a huge event', { event: 'visit'.repeat(100_000) }],
    ['an unknown source', { source: 'https://www.google.com/search?q=ada' }],
    ['an unknown device', { device: 'Mozilla/5.0' }],
    ['nothing', { event: null, path: null, source: null, device: null }],
    ['a visit with a postcode', { outward_code: 'WS1' }],
    ['no postcode', { event: 'outside' }],
    ['a whole postcode', { event: 'outside', outward_code: 'B15 2TT' }],
    ['a text for a postcode', { event: 'outside', outward_code: 'B15\nAda Byron' }],
    ['a list', { path: ['/services'] }],
    ['an object', { source: { google: 'google' } }],
    ['an identifier', { visitor: '0b7c1f' }],
    ['a number of times', { n: 100 }],
  ])('counts nothing for %s', async (_which, values) => {
    expect((await send({ ...VISIT, ...values })).status).toBeLessThan(500);
    expect(await counted()).toEqual([]);
  });

  it('keeps of a postcode its first half alone', async () => {
    await send({ ...VISIT, event: 'outside', outward_code: 'B15' });
    expect(await counted()).toMatchObject([
      { event: 'outside', outward_code: 'B15', path: '', source: '', device: '', n: 1 },
    ]);
  });

  it('counts 600 in a minute, and goes on in the next', async () => {
    // One that does not end meanwhile, and has had all but two.
    await project.sql(
      `update private.visit_limits set minute = now() + interval '1 hour', counted = 598`,
    );
    await Promise.all(Array.from({ length: 50 }, () => send(VISIT)));
    expect(await counted()).toMatchObject([{ n: 2 }]);
    await project.sql(`update private.visit_limits set minute = now() - interval '1 minute'`);
    await send(VISIT);
    expect(await counted()).toMatchObject([{ n: 3 }]);
  });

  it('makes a limited number of counters a day, and goes on with those there are', async () => {
    await project.sql('update private.visit_limits set counters_a_day = 1');
    for (const source of ['google', 'direct', 'google']) await send({ ...VISIT, source });
    expect(await counted()).toMatchObject([{ source: 'google', n: 2 }]);
  });

  it('counts ten for one where one visit in ten is sent', async () => {
    await project.sql('update private.visit_limits set one_in = 10');
    await send(VISIT);
    await send(VISIT);
    expect(await counted()).toMatchObject([{ n: 20 }]);
  });

  it.each(['visitor', 'stranger', 'author', 'editor', 'owner', 'service key'] as const)(
    'is the only way in: a %s neither reads nor writes the counters',
    async (caller) => {
      await send(VISIT);
      for (const table of ['visit_counts', 'visit_limits'])
        for (const profile of ['public', 'private'])
          for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
            const headers = { 'accept-profile': profile, 'content-profile': profile };
            const body = method === 'GET' ? undefined : JSON.stringify({ n: 1000 });
            const answer = await project.as(caller, method, `/rest/v1/${table}`, { body, headers });
            expect(answer.ok).toBe(false);
          }
      expect(await counted()).toMatchObject([{ n: 1 }]);
    },
  );
});

describe('visit_figures()', () => {
  it.each(['visitor', 'stranger', 'author'] as const)('says nothing to a %s', async (caller) => {
    expect((await figures(caller)).ok).toBe(false);
  });

  it.each(['editor', 'owner'] as const)('answers an %s', async (caller) => {
    await send(VISIT);
    await send({ ...VISIT, event: 'enquiry' });
    expect(await (await figures(caller)).json()).toMatchObject({
      periods: [
        { event: 'enquiry', source: '', n: 1 },
        { event: 'visit', source: 'google', n: 1, touch: 1 },
      ],
      pages: [{ path: '/services', visits: 1, enquiries: 1 }],
      waiting: false,
    });
  });

  it('names a postcode once three have asked', async () => {
    const ask = (outward_code: string) => send({ ...VISIT, event: 'outside', outward_code });
    for (const code of ['B15', 'B15', 'B15', 'CV1', 'CV1']) await ask(code);
    const { outside } = (await (await figures('owner')).json()) as { outside: object[] };
    expect(outside).toEqual([{ outward_code: 'B15', n: 3 }]);
  });

  it('compares as many whole days of this period and the last, without today', async () => {
    // Ten visits a day, and none in the hours of today that have not come.
    await project.sql(
      `insert into private.visit_counts
       select (now() at time zone 'Europe/London')::date - day, 'visit', '/', 'direct', 'mouse', '', 10
       from generate_series(0, 20) as day`,
    );
    const [today] = await project.sql<{ weekday: number }>(
      `select extract(isodow from now() at time zone 'Europe/London')::int as weekday`,
    );
    const visits = ((today?.weekday ?? 0) - 1) * 10;
    expect(await (await figures('owner')).json()).toMatchObject({
      compared: { now: visits, before: visits },
    });
  });

  it('names every page that an enquiry came of, however few visits began there', async () => {
    await project.sql(
      `insert into private.visit_counts
       select (now() at time zone 'Europe/London')::date, event, '/blog/' || page, 'direct', 'mouse', '', n
       from generate_series(1, 30) as page, lateral (values ('visit', 40 - page), ('enquiry', 1)) as counted (event, n)
       where event = 'visit' or page = 29`,
    );
    const { pages } = (await (await figures('owner')).json()) as { pages: object[] };
    expect(pages).toHaveLength(21);
    expect(pages.at(-1)).toEqual({ path: '/blog/29', visits: 11, enquiries: 1 });
  });
});

describe('what is older than 13 months', () => {
  it.each(['sum_old_visits', 'delete_old_records'])('is summed by month by %s', async (name) => {
    const add = (day: string) =>
      project.sql(
        `insert into private.visit_counts values ($1::date, 'visit', '/', 'direct', 'mouse', '', 2)`,
        day,
      );
    for (const day of ['2020-02-01', '2020-02-03', '2020-02-29', '2020-03-02']) await add(day);
    await project.sql(
      `insert into private.visit_counts
       select (date_trunc('month', now() at time zone 'Europe/London') - interval '13 months')::date + days,
         'visit', path, 'direct', 'mouse', '', 1
       from (values (-1, '/services'), (1, '/about')) as around (days, path)`,
    );
    expect(await (await figures('owner')).json()).toMatchObject({ waiting: true });
    await project.call('owner', name);
    await project.call('owner', name);
    expect(
      await project.sql(`select day::text, path, n from private.visit_counts order by day`),
    ).toMatchObject([
      { day: '2020-02-01', path: '/', n: 6 },
      { day: '2020-03-01', path: '/', n: 2 },
      { day: expect.stringMatching(/-01$/) as string, path: '/services', n: 1 },
      { day: expect.stringMatching(/-02$/) as string, path: '/about', n: 1 },
    ]);
    expect(await (await figures('owner')).json()).toMatchObject({ waiting: false });
  });
});
