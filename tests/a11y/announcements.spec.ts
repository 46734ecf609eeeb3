import { gotoHydrated } from '../support/hydration.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { announcements, recordAnnouncements } from './checks/announcements.ts';

test.describe('screen readers hear each thing once:', () => {
  test('that articles are loading, and how many there are', async ({ page }) => {
    const release = await holdRequests(page, '**/rest/v1/blog_posts*');
    await recordAnnouncements(page);
    await gotoHydrated(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByText('Loading blog posts...')).toBeVisible();
    release();
    await expect(page.getByText(/^1–6 of \d+ articles$/)).toBeVisible();
    const about = () => announcements(page, /load|article/i);
    expect(await about()).toEqual([
      'Loading blog posts...',
      expect.stringMatching(/^1–6 of \d+ articles$/),
    ]);

    await page.getByRole('searchbox').fill('carpet');
    await expect(page.getByText(/^\d+ articles?$/)).toBeVisible();
    await page.getByRole('searchbox').fill('carpets');
    await page.getByRole('searchbox').fill('carpet');
    const announced = await about();
    expect(announced, 'nothing is repeated').toEqual(
      announced.filter((text, index) => text !== announced[index - 1]),
    );
    expect(await announcements(page, /Cleaning Tips/)).toEqual(['Cleaning Tips & Insights']);
  });
});
