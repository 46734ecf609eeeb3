import type { Page } from '@playwright/test';
import { routeEntries } from '../../src/shared/route-table.ts';
import { cutOffTexts, setTextSize, sidewaysScroll } from '../a11y/checks/reflow.ts';
import { anEnquiryRow, insertEnquiries } from '../support/enquiry-rows.ts';
import { expect, test } from '../support/test.ts';

const NARROWEST = { width: 320, height: 640 };
const PUBLIC = [
  ...routeEntries
    .map(({ path }) => path)
    .filter((path) => path !== '/admin' && !path.includes(':') && !path.includes('*')),
  '/blog/the-end-of-tenancy-cleaning-checklist',
  `/${'unbroken'.repeat(40)}`,
];
const ADMIN = [
  '/admin',
  '/admin/blog_posts',
  '/admin/enquiries',
  '/admin/company',
  '/admin/login',
  '/admin/no-such-page',
];

async function open(page: Page, path: string) {
  await page.goto(path);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading, path).toBeVisible();
}

test.beforeEach(({ expectConsole }) =>
  expectConsole(/(?:unbroken|such\/page) error: .* status of 404/),
);

test(
  'every screen fits the narrowest phone, and the longest word of an address',
  { tag: ['@phone', '@slow'] },
  async ({ page }) => {
    await page.setViewportSize(NARROWEST);
    for (const path of PUBLIC) {
      await open(page, path);
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    await open(page, '/admin');
    await page.getByRole('textbox', { name: 'Title' }).fill('unbroken'.repeat(20));
    await expect(page.getByRole('group', { name: 'In search results' })).toContainText('unbroken');
    expect(await sidewaysScroll(page), 'a word as long in a title').toBe(0);
  },
);

test(
  'every screen fits a phone whose text is twice as large',
  { tag: ['@phone', '@slow'] },
  async ({ page, server }) => {
    await insertEnquiries(server, [anEnquiryRow({ name: 'Priya Shah-Featherstonehaugh' })]);
    for (const path of [...PUBLIC, ...ADMIN]) {
      await open(page, path);
      await setTextSize(page, 200);
      const menu = page.getByRole('button', { name: 'Menu' });
      await expect.soft(menu, path).toBeInViewport({ ratio: 1 });
      await expect.soft.poll(() => sidewaysScroll(page), path).toBe(0);
      if (path === '/admin') {
        // The editor replaces its placeholder.
        await page.getByRole('textbox', { name: 'Content' }).focus();
      }
      await expect.soft.poll(() => cutOffTexts(page), path).toEqual([]);
      await setTextSize(page, 100);
    }
  },
);

test(
  'links that follow each other are as high as a finger',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/contact', '/privacy-policy', '/no/such/page']) {
      await open(page, path);
      const links = page.locator('nav li > a, address a, footer a').filter({ visible: true });
      const heights = links.evaluateAll((all) =>
        all.map((link) => [link.textContent, Math.round(link.getBoundingClientRect().height)]),
      );
      expect((await heights).length).toBeGreaterThan(10);
      expect((await heights).filter(([, height]) => Number(height) < 44)).toEqual([]);
    }
  },
);

test('the admin has one menu on a phone, also to the site', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/admin/enquiries');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toHaveCount(1);
  await menu.click();
  const links = page.getByRole('dialog', { name: 'Admin menu' });
  await links.getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/admin/company');
  await menu.click();
  await expect(links).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/enquiries');
  await expect(links).toBeHidden();
  await menu.click();
  const site = links.getByRole('region', { name: 'Website' }).getByRole('link');
  await expect(site).toHaveText(['Home', 'About', 'Services', 'Blog', 'Contact']);
  await site.filter({ hasText: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test(
  'what has the focus is seen: over the bar at the foot, and in the row of categories',
  { tag: ['@phone', '@slow'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, '/services');
    const bar = page.getByRole('link', { name: 'Quote', exact: true });
    const questions = page.locator('details summary');
    await questions.first().focus();
    for (const question of await questions.all()) {
      await expect(question).toBeFocused();
      const { y = 0, height = 0 } = (await question.boundingBox()) ?? {};
      const foot = (await bar.boundingBox())?.y ?? 0;
      expect.soft(y + height, await question.innerText()).toBeLessThanOrEqual(foot);
      await page.keyboard.press('Tab');
    }
    await open(page, '/blog');
    const categories = page.getByRole('group', { name: 'Category' }).getByRole('button');
    await expect(categories.first()).toBeVisible();
    await page.getByRole('searchbox').focus();
    for (const category of await categories.all()) {
      await page.keyboard.press('Tab');
      await expect(category).toBeFocused();
      await expect.soft(category).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'a list on a phone names what its values do not say, and an endless word hides no button',
  { tag: ['@phone', '@slow'] },
  async ({ page, startServer, expectConsole }) => {
    // The page is newer than the build.
    expectConsole(/status of 404/);
    const server = await startServer();
    await server.insert('pages', { path: '/offer', title: 'Our offer', sections: [] }, 'admin');
    await page.goto(`${server.url}/admin/pages`);
    const row = page.getByRole('row', { name: 'Our offer' });
    await expect(row.getByText('Hide from search engines No').first()).toBeVisible();
    await insertEnquiries(server, [anEnquiryRow({ name: 'Bob', message: 'x'.repeat(300) })]);
    await page.goto(`${server.url}/admin/enquiries`);
    const remove = page.getByRole('button', { name: 'Delete Bob' });
    await expect(remove).toBeVisible();
    const right = await remove.evaluate((button) => button.getBoundingClientRect().right);
    expect(right).toBeLessThan(390);
  },
);
