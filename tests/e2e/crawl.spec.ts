import type { Page } from '@playwright/test';
import { offers, places } from '../../src/site/content/places-and-offers.ts';
import { routeEntries } from '../../src/shared/route-table.ts';
import { expect, test } from '../support/test.ts';

/** Addresses that the specification links although they have no route (section 2, "Sitemap"). */
const WITHOUT_ROUTE = new Set([...places, ...offers].map(({ path }) => path));

/** The links of the shown page that stay within the site, and the anchors that it offers. */
async function linksAndAnchors(page: Page): Promise<{ links: URL[]; ids: Set<string> }> {
  const found = await page.evaluate(() => ({
    addresses: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((a) => a.href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
  const { origin } = new URL(page.url());
  const links = found.addresses.map((address) => new URL(address));
  return { links: links.filter((url) => url.origin === origin), ids: new Set(found.ids) };
}

test(
  'every link of every page leads somewhere, or to the 404 page where the specification says so',
  { tag: '@slow' },
  async ({ page, request, expectConsole }) => {
    test.setTimeout(90_000);
    expectConsole(new RegExp(`(${[...WITHOUT_ROUTE].join('|')}) error: .* status of 404`));
    const waiting: string[] = routeEntries
      .map(({ path }) => path)
      .filter((path) => !path.includes(':') && !path.includes('*'));
    const seen = new Set(waiting);
    const anchors = new Set<string>();
    const offered = new Set<string>();

    for (let path = waiting.shift(); path; path = waiting.shift()) {
      // Files and the staff's application, which has tests of its own, are asked for but not searched for links.
      if (/\.\w+$/.test(path) || path.startsWith('/admin')) {
        expect((await request.get(path)).status(), path).toBe(200);
        continue;
      }
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), path).toBe(WITHOUT_ROUTE.has(path) ? 404 : 200);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText('Oops! Page not found'), path).toHaveCount(
        WITHOUT_ROUTE.has(path) ? 1 : 0,
      );

      const { links, ids } = await linksAndAnchors(page);
      for (const id of ids) offered.add(`${path}#${id}`);
      for (const { pathname, hash } of links) {
        if (hash) anchors.add(pathname + hash);
        if (seen.has(pathname)) continue;
        seen.add(pathname);
        waiting.push(pathname);
      }
    }

    expect([...seen]).toEqual(expect.arrayContaining([...WITHOUT_ROUTE, '/sitemap.xml']));
    expect([...seen].filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(5);
    expect([...anchors].filter((anchor) => !offered.has(anchor))).toEqual([]);
  },
);
