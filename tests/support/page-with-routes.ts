import { expect, type Page, type Route } from '@playwright/test';

/** Any file of the server that every page may fetch. */
const PROBE = '/robots.txt';
const TRIED = 'by a route';

/**
 * Chromium enables a page's first route a little after Playwright resolves. A busy page's requests passed it (124 of
 * 1,490 times beside two other pages), so each route is probed first.
 */
export function withTriedRoutes(page: Page): void {
  const addRoute = page.route.bind(page);
  page.route = async (...given) => {
    const added = await addRoute(...given);
    // A page that is not loaded yet knows its routes from the start.
    if (page.url() === 'about:blank') return added;
    const answer = (route: Route) => route.fulfill({ body: TRIED });
    await addRoute(`**${PROBE}`, answer);
    const fetched = () => page.evaluate(async (address) => (await fetch(address)).text(), PROBE);
    await expect.poll(fetched, 'a route that the page knows').toBe(TRIED);
    await page.unroute(`**${PROBE}`, answer);
    return added;
  };
}
