import type { BrowserContext, Page } from '@playwright/test';
import { routeEntries } from '../../src/shared/route-table.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const PATHS = routeEntries
  .map(({ path }) => path)
  .filter((path) => path !== '/admin')
  .map((path) =>
    path.replace('*', '/no-such-page').replace(':slug', 'how-to-lift-common-carpet-stains'),
  );

const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Everything that a page could store in a browser. */
async function leftBehind(page: Page, context: BrowserContext): Promise<unknown> {
  const stores = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...stores, cookies: await context.cookies() };
}

const NOTHING = {
  local: {},
  session: {},
  databases: [],
  caches: [],
  workers: 0,
  cookies: [],
};

test.describe('a visitor’s privacy', { tag: '@slow' }, () => {
  test('no page stores anything or contacts anybody else', async ({
    page,
    context,
    server,
    expectConsole,
  }) => {
    expectConsole(/404 \(Not Found\)/);
    const foreign: string[] = [];
    await context.route(
      (url) => url.origin !== server.url,
      (route) => {
        foreign.push(`${page.url()} contacted ${route.request().url()}`);
        return route.fulfill({ body: '' });
      },
    );
    for (const path of PATHS) {
      await gotoHydrated(page, path);
      if (path !== '/contact') await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(await leftBehind(page, context), path).toEqual(NOTHING);
    }
    expect(foreign).toEqual([]);

    await page.goto('/contact');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const map = page.locator('iframe');
    if ((await map.count()) > 0) await map.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(foreign.filter((entry) => !entry.includes(` contacted ${MAP_ORIGIN}/`))).toEqual([]);
    expect(await leftBehind(page, context)).toEqual(NOTHING);
  });
});
