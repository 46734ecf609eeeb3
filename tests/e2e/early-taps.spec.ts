import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Pressed on each kind of document, with the expected effect. */
const TAPS = [
  { path: '/', button: 'header button', brings: 'header [aria-expanded=true]' },
  { path: '/blog', button: 'header button', brings: 'header [aria-expanded=true]' },
  { path: '/admin', button: 'form button[class*=contained]', brings: '[aria-invalid=true]' },
  { path: '/admin/services', button: 'nav[aria-label=Admin] button', brings: '[role=dialog]' },
];
const TIMES = 5;
/** A cheap phone beside this machine. */
const SLOWDOWN = 6;
/** That a tap is answered is tested, not when: beside another slow page, on two cores, the first took 15 s. */
const ANSWERED_MS = 40_000;

for (const { path, button, brings } of TAPS)
  test(
    `no tap is lost on ${path}, as early as its button is seen`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      for (let time = 0; time < TIMES; time += 1) {
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForTimeout(120 * time);
        const { x, y } = await pointOf(page, button);
        await page.mouse.click(x, y);
        await expect(page.locator(brings).first(), `tap ${time + 1}`).toBeVisible({
          timeout: ANSWERED_MS,
        });
      }
    },
  );

/** The point of a button as soon as it is visible; a locator would wait until nothing moves. */
async function pointOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const place = await page.waitForFunction((buttons) => {
    const seen = [...document.querySelectorAll(buttons)].find((one) => one.getClientRects().length);
    seen?.scrollIntoView({ block: 'nearest' });
    const { x, y } = seen?.getBoundingClientRect() ?? {};
    return x !== undefined && y !== undefined && { x: x + 12, y: y + 12 };
  }, selector);
  return (await place.jsonValue()) || { x: 0, y: 0 };
}
