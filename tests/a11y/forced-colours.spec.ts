import type { Locator, Page } from '@playwright/test';
import { openCreateForm } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** A control's looks in forced colours. */
const looks = (control: Locator) =>
  control.evaluate((element) => {
    const style = getComputedStyle(element);
    return [
      style.color,
      style.backgroundColor,
      style.borderTopColor,
      style.borderBottomColor,
      style.textDecorationLine,
    ].join();
  });

async function expectDifferent(one: Locator, other: Locator) {
  expect(await looks(one), `${one} and ${other}`).not.toBe(await looks(other));
}

async function expectRing(control: Locator) {
  await control.focus();
  await expect(control).toHaveCSS('outline-style', 'solid');
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test.describe(
  'under forced colours, what is chosen and what has the focus can still be told:',
  { tag: '@slow' },
  () => {
    test('navigation bar and services', async ({ page }) => {
      await page.goto('/services');
      await expectDifferent(link(page, 'Services'), link(page, 'Blog'));
      const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
      await expectDifferent(tab(true), tab(false));
      await page.keyboard.press('Tab');
      await expectRing(tab(true));
      await expectRing(page.getByRole('main').getByRole('link').first());
    });

    test('categories and pages of the blog', async ({ page }) => {
      await page.goto('/blog');
      const filter = page.getByRole('group', { name: 'Category' }).getByRole('button');
      await expect(filter.nth(1)).toBeVisible();
      await expectDifferent(filter.nth(0), filter.nth(1));
      await expectDifferent(
        page.getByRole('button', { name: 'Page 1' }),
        page.getByRole('button', { name: 'Page 2' }),
      );
      await page.keyboard.press('Tab');
      await expectRing(page.getByRole('searchbox'));
    });

    test('editor and bars of the admin', async ({ page }) => {
      await openCreateForm(page);
      const admin = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
      await expectDifferent(admin.nth(0), admin.nth(1));
      const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
      await toolbar.getByRole('button', { name: 'Bold' }).click();
      await expectDifferent(
        toolbar.getByRole('button', { name: 'Bold' }),
        toolbar.getByRole('button', { name: 'Italic' }),
      );
      await expectDifferent(
        page.getByRole('button', { name: 'Visual' }),
        page.getByRole('button', { name: 'HTML' }),
      );
      await page.keyboard.press('Tab');
      await expectRing(page.getByRole('button', { name: 'Create Post' }));
    });
  },
);
