import type { Page } from '@playwright/test';
import { axeFindings } from '../a11y/checks/axe.ts';
import { fillEnquiry, sendEnquiry } from '../support/enquiry.ts';
import { isHydrated } from '../support/hydration.ts';
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

test('a page whose code does not arrive says so, and works once it is back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillEnquiry(page);
  await sendEnquiry(page);
  const failed = page.getByRole('alert').filter({ hasText: 'has not loaded in full' });
  await expect(failed.getByRole('link', { name: '0121 496 0123' })).toHaveAttribute(
    'href',
    'tel:+441214960123',
  );
  for (const link of await failed.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });

  await test.step('with what is typed, where the connection has come back', async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(failed).toBeHidden();
    await expect(page.getByText('Thank You!')).toBeHidden();
    await sendEnquiry(page);
    await expect(page.getByText('Thank You!')).toBeVisible();
  });

  await test.step('loaded again', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(failed).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await failed.getByRole('link', { name: 'load it again' }).click();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  await test.step('and started, where only a part of it has arrived', async () => {
    await page.route('**/assets/Hero-*.js', (route) => route.abort());
    await page.reload();
    await expect(failed).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(failed).toBeHidden();
  });
});
