import { routeEntries } from '../../src/shared/route-table.ts';
import { expect, test } from '../support/test.ts';

const NARROWEST = { width: 320, height: 640 };

test(
  'every screen fits the narrowest phone, and the longest word of an address',
  { tag: '@phone' },
  async ({ page, expectConsole }) => {
    expectConsole(/unbroken error: .* status of 404/);
    await page.setViewportSize(NARROWEST);
    const paths = routeEntries
      .map(({ path }) => path)
      .filter((path) => path !== '/admin' && !path.includes(':') && !path.includes('*'));
    for (const path of [
      ...paths,
      '/blog/the-end-of-tenancy-cleaning-checklist',
      `/${'unbroken'.repeat(40)}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  },
);
