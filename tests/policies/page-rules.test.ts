import { afterAll, describe, expect, it } from 'vitest';
import { isTakenBySite } from '../../src/content-types/page-path.ts';
import { SITE_PAGES } from '../../src/shared/site-pages.ts';
import { removeSitePage } from './remove-site-page.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const write = (method: string, path: string, body: object) =>
  project.as('owner', method, `/rest/v1/${path}`, { body: JSON.stringify(body) });

const add = (path: string, rest: object = {}) =>
  write('POST', 'pages', { path, title: 'A page', ...rest });

describe('the address of a page', () => {
  it.each(['/com1', '/areas/lpt9', '/areas/walsall/nul', '/areas/index', '/blog/offer', '/blog'])(
    '%s is refused by form and database',
    async (path) => {
      expect(isTakenBySite(path)).toBe(true);
      const response = await add(path);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('pages_path_free');
    },
  );

  it.each(['/com10', '/areas/context', '/index-of-offers', '/about/team', '/services/ovens'])(
    '%s is free',
    async (path) => {
      expect(isTakenBySite(path)).toBe(false);
      expect((await add(path)).status).toBe(201);
    },
  );

  it('of one of the site’s own stays, and no other page moves there', async () => {
    const [first] = SITE_PAGES;
    for (const path of SITE_PAGES) {
      await removeSitePage(project, path);
      expect((await add(path)).status, path).toBe(201);
    }
    const left = await write('PATCH', `pages?path=eq.${first}`, { path: '/elsewhere' });
    expect(left.status, await left.text()).toBe(409);
    await removeSitePage(project, first);
    expect((await add('/here')).status).toBe(201);
    const moved = await write('PATCH', 'pages?path=eq./here', { path: first });
    expect(moved.status).toBe(409);
    expect(await moved.text()).toContain('stays as it is');
  });

  it('of one of the site’s own is public whatever is tried, and its first words stay in the history', async () => {
    const path = '/about';
    const at = `pages?path=eq.${path}`;
    const later = new Date(Date.now() + 86_400_000).toISOString();
    await removeSitePage(project, path);
    expect((await add(path)).status).toBe(201);
    for (const values of [
      { published_at: null },
      { published_at: later },
      { published_until: later },
    ]) {
      const withdrawn = await write('PATCH', at, values);
      expect([withdrawn.status, await withdrawn.text()]).toEqual([
        409,
        expect.stringContaining('it stays public'),
      ]);
    }
    const deleted = await project.as('owner', 'DELETE', `/rest/v1/${at}`);
    expect([deleted.status, await deleted.text()]).toEqual([
      409,
      expect.stringContaining('it cannot be deleted'),
    ]);
    for (let change = 0; change < 60; change += 1) {
      await write('PATCH', at, { title: `About, again ${change}` });
    }
    const versions = await project.as(
      'owner',
      'GET',
      '/rest/v1/revisions?table_name=eq.pages&row->>path=eq./about&select=operation&order=id',
    );
    const operations = ((await versions.json()) as { operation: string }[]).map(
      ({ operation }) => operation,
    );
    expect(operations[0]).toBe('insert');
    expect(operations.length).toBeLessThan(60);
  });
});

it('a link to one of the site’s own pages is seen whether it is there or not, one to a draft is not', async () => {
  const [path] = SITE_PAGES;
  await removeSitePage(project, path);
  expect((await add('/soon', { published_at: null })).status).toBe(201);
  for (const [position, href] of [path, '/soon'].entries()) {
    const item = { place: 'footer', label: 'Seen', href, position: `a${position}` };
    expect((await write('POST', 'menu', item)).status).toBe(201);
  }
  const seen = await project.as('visitor', 'GET', '/rest/v1/menu?select=href&label=eq.Seen');
  expect(await seen.json()).toEqual([{ href: path }]);
});

describe('a link of the menu', () => {
  const pathOf = (name: string) => `/linked-${name}`;
  const link = (path: string) =>
    write('POST', 'menu', { place: 'footer', label: 'Link', href: `${path}#top`, position: 'z' });
  const isSeen = async (path: string) => {
    const address = `/rest/v1/menu?select=href&href=eq.${path}%23top`;
    const seen = await project.as('visitor', 'GET', address);
    return ((await seen.json()) as object[]).length > 0;
  };
  const remove = (path: string) => project.as('owner', 'DELETE', `/rest/v1/pages?path=eq.${path}`);

  it('is seen again once its deleted page is there again, and not for other words', async () => {
    const path = pathOf('deleted');
    await add(path);
    await link(path);
    expect(await isSeen(path)).toBe(true);
    await remove(path);
    expect(await isSeen(path)).toBe(false);
    await write('PATCH', `menu?href=eq.${path}%23top`, { label: 'Other words' });
    expect(await isSeen(path)).toBe(false);
    await add(path);
    expect(await isSeen(path)).toBe(true);
  });

  it('is seen until its page ends, and again when that is opened again', async () => {
    const path = pathOf('ending');
    await add(path);
    await link(path);
    await write('PATCH', `pages?path=eq.${path}`, { published_until: '2026-11-01T00:00:00Z' });
    expect(await isSeen(path)).toBe(false);
    await write('PATCH', `pages?path=eq.${path}`, { published_until: '2999-11-01T00:00:00Z' });
    expect(await isSeen(path)).toBe(true);
  });

  it('that has led to a page is seen when it is sent elsewhere', async () => {
    const path = pathOf('given-up');
    await add(path);
    await link(path);
    await remove(path);
    await write('PATCH', `menu?href=eq.${path}%23top`, { href: '/blog?tips#top' });
    const seen = await project.as('visitor', 'GET', '/rest/v1/menu?href=eq./blog?tips%23top');
    expect(await seen.json()).toHaveLength(1);
  });

  it('to a former address is seen while the page that left it is public', async () => {
    const [former, path] = [pathOf('former'), pathOf('present')];
    await add(former);
    await write('PATCH', `pages?path=eq.${former}`, { path });
    await link(former);
    expect(await isSeen(former)).toBe(true);
    await add(former, { published_at: null });
    expect(await isSeen(former), 'behind a draft').toBe(true);
    await write('PATCH', `pages?path=eq.${path}`, { published_at: null });
    expect(await isSeen(former), 'behind two drafts').toBe(false);
    await write('PATCH', `pages?path=eq.${path}`, { published_at: '2026-11-01T09:00:00Z' });
    expect(await isSeen(former), 'published again').toBe(true);
    await remove(former);
    expect(await isSeen(former), 'without the draft').toBe(true);
    await remove(path);
    expect(await isSeen(former), 'without the page').toBe(false);
  });

  it('to a former address that is given up is seen no more', async () => {
    const [former, path] = [pathOf('left'), pathOf('taken')];
    await add(former);
    await write('PATCH', `pages?path=eq.${former}`, { path });
    await link(former);
    await project.as('owner', 'DELETE', `/rest/v1/moved_addresses?slug=eq.${former}`);
    expect(await isSeen(former)).toBe(false);
  });

  it('brought back after its page was deleted is not seen', async () => {
    const path = pathOf('restored');
    await add(path);
    await link(path);
    await project.as('owner', 'DELETE', `/rest/v1/menu?href=eq.${path}%23top`);
    await remove(path);
    const [deletion] = await project.sql<{ id: number }>(
      `select id from revisions where table_name = 'menu' and operation = 'delete' and row ->> 'href' = $1`,
      `${path}#top`,
    );
    const restored = await project.call('owner', 'restore_deleted', { revision: deletion?.id });
    expect(restored.status, await restored.text()).toBe(200);
    expect(await isSeen(path)).toBe(false);
  });
});

it('menu and buttons follow a moved page, as far as the editor may write them', async () => {
  const hero = { id: 'a', type: 'hero', title: 'See /moving-old', href: '/moving-old#prices' };
  const text = {
    id: 'b',
    type: 'text',
    html: '<p><a href="/moving-old">Ovens</a>, /moving-old</p>',
  };
  const near = { id: 'c', type: 'hero', title: 'Near', href: '/moving-old-town' };
  await add('/moving-old');
  await add('/with-buttons', { sections: [hero, text, near] });
  const item = { place: 'footer', label: 'Moves', href: '/moving-old?from=menu', position: 'n' };
  await write('POST', 'menu', item);
  const moved = await write('PATCH', 'pages?path=eq./moving-old', { path: '/moving/new' });
  expect(moved.ok, await moved.text()).toBe(true);
  const hrefs = await project.sql(`select href from menu where label = 'Moves'`);
  expect(hrefs).toEqual([{ href: '/moving/new?from=menu' }]);
  const [{ sections } = { sections: [] }] = await project.sql<{ sections: object[] }>(
    `select sections from pages where path = '/with-buttons'`,
  );
  expect(sections).toEqual([
    { ...hero, href: '/moving/new#prices' },
    { ...text, html: '<p><a href="/moving/new">Ovens</a>, /moving-old</p>' },
    near,
  ]);

  // An author's draft does not update the menu, which authors may not write.
  await project.as('author', 'POST', '/rest/v1/pages', {
    body: JSON.stringify({ path: '/draft-of-author', title: 'A draft' }),
  });
  await write('POST', 'menu', { ...item, label: 'Stays', href: '/draft-of-author' });
  const renamed = await project.as('author', 'PATCH', '/rest/v1/pages?path=eq./draft-of-author', {
    body: JSON.stringify({ path: '/draft-elsewhere' }),
  });
  expect(renamed.ok, await renamed.text()).toBe(true);
  expect(await project.sql(`select href from menu where label = 'Stays'`)).toEqual([
    { href: '/draft-of-author' },
  ]);
});

it('staff find a page by the words of its sections, and not by what only programs read', async () => {
  const sections = [
    { id: 'deep', type: 'text', html: '<p>We <b>clean</b> extractor hoods.</p>', tone: 'mist' },
    { id: 'x', type: 'cards', cards: [{ title: 'Tiles', icon: 'Leaf' }], areas: ['Dudley'] },
    { id: 'p', type: 'picture', image: 'https://x.supabase.co/blog/1.webp' },
    { id: 'q', type: 'text', html: 'https://example.com has our reviews' },
  ];
  expect((await add('/found-by-words', { sections })).status).toBe(201);
  const isFound = async (word: string) => {
    const found = await project.sql(
      `select id from pages where path = '/found-by-words' and search_text like $1`,
      `%${word}%`,
    );
    return found.length === 1;
  };
  for (const word of ['clean extractor hoods', 'tiles', 'dudley', 'found-by', 'example.com']) {
    expect(await isFound(word), word).toBe(true);
  }
  for (const word of ['mist', 'leaf', '<b>', 'supabase'])
    expect(await isFound(word), word).toBe(false);
});

describe('an item of the menu below another one', () => {
  const item = { place: 'header', label: 'Link', href: '/x', position: 'm' };
  const add = async (row: object) => {
    const body = JSON.stringify({ ...item, ...row });
    const headers = { prefer: 'return=representation' };
    const response = await project.as('owner', 'POST', '/rest/v1/menu', { body, headers });
    const [made] = response.ok ? ((await response.json()) as { id: string }[]) : [];
    return made?.id ?? response.text();
  };

  it('has one level, and the place of the one above', async () => {
    const top = await add({});
    const child = await add({ below: top });
    expect(await add({ below: child })).toContain('menu_one_level');
    expect(await add({ below: top, place: 'footer' })).toContain('menu_below_place');
    const sunk = await write('PATCH', `menu?id=eq.${top}`, { below: await add({}) });
    expect(await sunk.text()).toContain('menu_one_level');
    const itself = await write('PATCH', `menu?id=eq.${top}`, { below: top });
    expect(await itself.text()).toContain('menu_one_level');
  });

  it('moves to the footer with its parent, and stays when that is deleted', async () => {
    const top = await add({});
    const child = `/rest/v1/menu?select=place,below&id=eq.${await add({ below: top })}`;
    const read = async () => (await project.as('owner', 'GET', child)).json();
    expect((await write('PATCH', `menu?id=eq.${top}`, { place: 'footer' })).ok).toBe(true);
    expect(await read()).toEqual([{ place: 'footer', below: top }]);
    await project.as('owner', 'DELETE', `/rest/v1/menu?id=eq.${top}`);
    expect(await read()).toEqual([{ place: 'footer', below: null }]);
  });

  const remove = async (id: string) => {
    await project.as('owner', 'DELETE', `/rest/v1/menu?id=eq.${id}`);
    const [deletion] = await project.sql<{ id: number }>(
      `select id from revisions where row_id = $1 and operation = 'delete' order by id desc limit 1`,
      id,
    );
    return async () => {
      const response = await project.call('owner', 'restore_deleted', { revision: deletion?.id });
      expect(response.status, await response.text()).toBe(200);
    };
  };
  const above = async (id: string) => {
    const [row] = await project.sql<{ below: string }>('select below from menu where id = $1', id);
    return row?.below;
  };

  it('is there again when that one is brought back, but for who has been moved since', async () => {
    const top = await add({});
    const [child, raised, sunk] = [
      await add({ below: top }),
      await add({ below: top }),
      await add({ below: top }),
    ];
    await write('PATCH', `menu?id=eq.${raised}`, { below: null });
    const bringBack = await remove(top);
    await write('PATCH', `menu?id=eq.${sunk}`, { below: await add({}) });
    const elsewhere = await above(sunk);
    await bringBack();
    expect([await above(child), await above(raised), await above(sunk)]).toEqual([
      top,
      null,
      elsewhere,
    ]);
  });

  it('is restored before and after its parent', async () => {
    const top = await add({});
    const child = await add({ below: top });
    const bringChildBack = await remove(child);
    const bringTopBack = await remove(top);
    await bringChildBack();
    expect(await above(child)).toBeNull();
    await bringTopBack();
    expect(await above(child)).toBe(top);
  });
});

it('two sections of the same id are refused', async () => {
  const section = { id: 'one', type: 'notice', text: 'Words' };
  const refused = await add('/twice', { sections: [section, section] });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('pages_sections_ids');
  expect((await add('/twice', { sections: [section, { ...section, id: 'two' }] })).status).toBe(
    201,
  );
});
