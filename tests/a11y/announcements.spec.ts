import { openTakenOver } from '../support/react-arrival.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { openCreateForm, publish, writePost } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';
import { announcements, recordAnnouncements } from './checks/announcements.ts';

test.describe('screen readers hear each thing once:', () => {
  test('that articles are loading, and how many there are', async ({ page }) => {
    const release = await holdRequests(page, '**/rest/v1/blog_posts*');
    await recordAnnouncements(page);
    await openTakenOver(page, '/');
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
    const said = await about();
    expect(said, 'nothing is repeated').toEqual(
      said.filter((text, index) => text !== said[index - 1]),
    );
    expect(await announcements(page, /Cleaning tips/)).toEqual(['Cleaning tips and insights']);
  });

  test(
    'which fields stop a post, that it is being saved, and that it failed',
    { tag: '@slow' },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await recordAnnouncements(page);
      await openCreateForm(page);
      await publish(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await writePost(page, {
        title: 'Corrected Field by Field',
        category: 'Home Cleaning',
        excerpt: 'Nobody is talked over.',
        content: 'Not once.',
      });
      await expect(page.getByRole('alert')).toBeHidden();
      expect(await announcements(page, /attention/)).toEqual([
        '4 fields need your attention:TitleCategoryExcerptContent',
      ]);

      await page.route('**/rest/v1/blog_posts*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: { message: 'the database is tired' } })
          : route.fallback(),
      );
      const before = (await announcements(page, /Saving/)).length;
      await publish(page);
      await expect(page.getByRole('alert')).toContainText('the database is tired');
      expect((await announcements(page, /Saving/)).slice(before)).toEqual(['Saving the blog post']);
      expect(await announcements(page, /tired/)).toHaveLength(1);
    },
  );
});
