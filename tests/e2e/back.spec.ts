import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/blog/how-to-lift-common-carpet-stains',
  '/contact',
];

/** Reasons of the browser itself: Chromium's headless shell has no back-forward cache. */
const BROWSERS_OWN = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

test.describe('going back', () => {
  test(
    'from another site is instant: no page has a reason for which the browser would not keep it',
    { tag: '@slow' },
    async ({ server }) => {
      const browser = await chromium.launch({
        executablePath: ensureBrowser(),
        args: BROWSER_ARGUMENTS,
        // Playwright turns the back-forward cache off.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      try {
        const page = await browser.newPage();
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Page.enable');
        const reasons: string[] = [];
        devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
        );
        for (const path of PAGES) {
          await gotoHydrated(page, server.url + path);
          await page.goto(`${server.url}/admin`);
          await page.goBack({ waitUntil: 'commit' });
          await expect(page).toHaveURL(server.url + path);
        }
        expect(reasons.filter((reason) => !BROWSERS_OWN.includes(reason))).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );
});
