import type { Page } from '@playwright/test';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => bar(page).getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

test.describe('navigation bar', () => {
  test('is transparent at the top and white with a shadow beyond 20 pixels of scroll', async ({
    page,
  }) => {
    await page.goto('/');
    const surface = bar(page).locator('> div');
    await scrollTo(page, 20);
    await expect(surface).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(surface).toHaveCSS('box-shadow', 'none');

    await scrollTo(page, 21);
    await expect(surface).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(surface).not.toHaveCSS('box-shadow', 'none');
    await expect(bar(page)).toBeInViewport();

    await scrollTo(page, 0);
    await expect(surface).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test.describe('a menu of seven', () => {
  const labels = ['Home', 'About', 'Services', 'Blog', 'Admin', 'Contact', 'Our Christmas offer'];

  test(
    'is never broken: what has no room is behind “More”, at 200 % of text, too',
    { tag: '@slow' },
    async ({ page, startServer }) => {
      const server = await startServer();
      const last = { position: 'z9', label: 'Our Christmas offer', href: '/contact#quote' };
      await server.insert('menu', { ...last, place: 'header' }, 'admin');
      const inBar = menu(page).locator('> ul > li > a');
      const more = menu(page).getByText('More', { exact: true });
      await page.setViewportSize({ width: 1440, height: 800 });
      await gotoHydrated(page, server.url);
      await expect(inBar).toHaveText(labels);

      for (const [width, text] of [
        [1440, 100],
        [1024, 100],
        [1100, 100],
        [1200, 100],
        [1280, 200],
        [1440, 100],
      ] as const) {
        await test.step(`${width} px, text of ${text} %`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate(
            (size) => (document.documentElement.style.fontSize = size),
            `${text}%`,
          );
          // Read in one moment, and again: the bar measures itself until everything fits.
          await expect(async () => {
            const { shown, room, behindMore } = await menu(page).evaluate((nav) => {
              const links = [...nav.querySelectorAll(':scope > ul > li > a')].filter((link) =>
                link.checkVisibility({ visibilityProperty: true }),
              );
              const words = document.createRange();
              const shown = links.map((link) => {
                words.selectNodeContents(link);
                const { right } = link.getBoundingClientRect();
                return { label: link.textContent, lines: words.getClientRects().length, right };
              });
              const hidden = [...nav.querySelectorAll('details li > a')];
              const call = document.querySelector('header a[href^="tel:"]');
              const room = call?.getBoundingClientRect().left ?? 0;
              return { shown, room, behindMore: hidden.map((link) => link.textContent) };
            });
            expect([...shown.map(({ label }) => label), ...behindMore]).toEqual(labels);
            for (const { lines, right } of shown) {
              expect(lines).toBe(1);
              expect(right).toBeLessThanOrEqual(room);
            }
            if (width === 1440) expect(behindMore).toEqual([]);
            if (behindMore.length === 0) {
              expect(width).toBeGreaterThan(1100);
              await expect(more).toBeHidden({ timeout: 1000 });
              return;
            }
            await more.click({ timeout: 1000 });
            const last = menu(page).locator('details a').last();
            await expect(last).toBeInViewport({ ratio: 1, timeout: 1000 });
            await page.keyboard.press('Escape');
          }).toPass();
        });
      }
    },
  );
});

test.describe('navigation bar on a phone', { tag: '@phone' }, () => {
  test('collapses into a menu that closes on every route change', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await menu(page).getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL('/services');
    await expect(menu(page)).toBeHidden();

    await toggle(page).tap();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
    await page.goForward();
    await expect(menu(page)).toBeHidden();
  });

  test('closes the menu on Back, also from a screen that is still loading', async ({ page }) => {
    await page.route('**/assets/ServiceTabs-*.js', () => new Promise(() => {}));
    await gotoHydrated(page, '/');
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: 'Services' }).tap();
    await expect(page).toHaveURL('/services');
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
  });

  test('holds the page still behind the menu until Escape, which gives focus back, or a tap outside', async ({
    page,
  }) => {
    await gotoHydrated(page, '/');
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(195, 800);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(195, 800);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('keeps the telephone one tap away', async ({ page }) => {
    await page.goto('/contact');
    const call = bar(page).getByRole('link', { name: 'Call 0121 496 0123' });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', 'tel:+441214960123');
  });
});
