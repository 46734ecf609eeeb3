import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What is pressed on each kind of document, and what it brings. */
const TAPS = [
  { path: '/', button: 'header button', brings: 'header [aria-expanded=true]' },
  { path: '/blog', button: 'header button', brings: 'header [aria-expanded=true]' },
  { path: '/admin', button: 'form button[class*=contained]', brings: '[aria-invalid=true]' },
  { path: '/admin/services', button: 'nav[aria-label=Admin] button', brings: '[role=dialog]' },
];
const TIMES = 5;
/** A cheap phone beside this machine. */
const SLOWDOWN = 6;
/** Whether a tap is answered is asked, not when: beside another page as slow, on two cores, the first took 15 s. */
const ANSWERED_MS = 40_000;

for (const { path, button, brings } of TAPS)
  test(
    `no tap is lost on ${path}, as early as its button is seen`,
    { tag: '@slow' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 390, height: 844 });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      for (let time = 0; time < TIMES; time += 1) {
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForTimeout(120 * time);
        const { x, y } = await placeOf(page, button);
        await page.mouse.click(x, y);
        await expect(page.locator(brings).first(), `tap ${time + 1}`).toBeVisible({
          timeout: ANSWERED_MS,
        });
      }
    },
  );

/** Where a finger meets a button as soon as that is seen; not by a locator, which would wait until nothing moves. */
async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const place = await page.waitForFunction((buttons) => {
    const seen = [...document.querySelectorAll(buttons)].find((one) => one.getClientRects().length);
    seen?.scrollIntoView({ block: 'nearest' });
    const { x, y } = seen?.getBoundingClientRect() ?? {};
    return x !== undefined && y !== undefined && { x: x + 12, y: y + 12 };
  }, selector);
  return (await place.jsonValue()) || { x: 0, y: 0 };
}
