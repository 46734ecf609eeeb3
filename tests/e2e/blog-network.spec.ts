import type { Page } from '@playwright/test';
import { returnToTab } from '../support/return-to-tab.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const API = '**/rest/v1/blog_posts?**';
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Articles' }).getByRole('heading', { level: 2 });
const showNewArticle = (page: Page) =>
  page.getByRole('button', { name: 'Show 1 new article' }).click();
const openBlog = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();

/** Starts on a page without posts, with a mocked clock after hydration. */
async function startElsewhere(page: Page, origin = ''): Promise<void> {
  await gotoHydrated(page, `${origin}/about`);
  await page.clock.install();
}

const nothingFound = (page: Page) => page.getByRole('heading', { name: 'No Posts Found' });

test.describe('the blog on a bad network', { tag: '@slow' }, () => {
  test.beforeEach(({ expectConsole }) =>
    expectConsole(/Failed to load resource|Could not read post/),
  );

  test('keeps what is on the screen while the backend is stopped, and catches up when it is back', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await insertPosts(server, [aPost({ title: 'Read me', date: 'May 2, 2031' })]);
    await startElsewhere(page, server.url);
    await openBlog(page);
    await page.getByRole('link', { name: 'Read more about Read me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Read me' })).toBeVisible();
    // The heading is that of the card, the text comes after it.
    await expect(page.getByText('Wipe from the top down')).toBeVisible();

    await server.end('SIGKILL');
    await returnToTab(page);
    await page.clock.runFor(10_000);
    await expect(page.getByText('Wipe from the top down')).toBeVisible();
    await page.goBack();
    await expect(titles(page)).toHaveCount(6);

    await server.start();
    await insertPosts(server, [aPost({ title: 'Written meanwhile', date: 'May 3, 2031' })]);
    await returnToTab(page);
    await showNewArticle(page);
    await expect(titles(page).first()).toHaveText('Written meanwhile');
  });

  test('waits for a slow backend, and gives up a request that is not answered in ten seconds', async ({
    page,
  }) => {
    await startElsewhere(page);
    let asked = 0;
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    await page.route(API, async (route) => {
      asked += 1;
      if (asked === 1) return;
      await slow;
      await route.continue();
    });
    await openBlog(page);
    await expect(page.getByText('Loading blog posts...')).toBeVisible();
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(10_000);
    await page.clock.runFor(1_000);
    await expect.poll(() => asked).toBe(2);
    await page.clock.runFor(3_000);
    await expect(page.getByText('Loading blog posts...')).toBeVisible();
    answer();
    await expect(titles(page)).toHaveCount(6);
    expect(asked).toBe(2);
  });

  test('tries four times, then says that nothing is found, and recovers by itself', async ({
    page,
    server,
  }) => {
    const [post] = await insertPosts(server, [aPost({ title: 'Back again' })]);
    const asked = { list: 0, post: 0 };
    await page.route(API, (route) => {
      asked[route.request().url().includes('slug=eq') ? 'post' : 'list'] += 1;
      return route.fulfill({ status: 500, json: { message: 'out of order' } });
    });
    const waitForRetries = async (what: keyof typeof asked) => {
      for (const [tries, wait] of [
        [1, 1000],
        [2, 2000],
        [3, 4000],
      ] as const) {
        await expect.poll(() => asked[what]).toBe(tries);
        await page.clock.runFor(wait);
      }
      await expect.poll(() => asked[what]).toBe(4);
    };

    await page.clock.install();
    await page.goto(`/blog/${post?.slug}`);
    await waitForRetries('post');
    await expect(page.getByRole('heading', { name: 'Cleaning Tips & Insights' })).toBeVisible();
    await waitForRetries('list');
    await expect(nothingFound(page)).toBeVisible();

    await test.step('half a minute later it asks again, without a flicker', async () => {
      await page.unroute(API);
      await page.clock.runFor(30_000);
      await expect(page.getByRole('heading', { level: 1, name: 'Back again' })).toBeVisible();
    });
    await page.getByRole('link', { name: 'All articles' }).click();
    await expect(titles(page)).toHaveCount(6);
  });

  test('reads again on coming back to the tab, and otherwise once in five minutes', async ({
    page,
    server,
  }) => {
    await startElsewhere(page);
    let asked = 0;
    await page.route(API, (route) => {
      if (!route.request().url().includes('slug=eq')) asked += 1;
      return route.continue();
    });
    const leaveAndReturn = async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
      await expect(page).toHaveURL('/about');
      await expect(titles(page)).toHaveCount(0);
      await page.goBack();
      await expect(titles(page)).toHaveCount(6);
    };
    await openBlog(page);
    await expect(titles(page)).toHaveCount(6);

    await insertPosts(server, [aPost({ title: 'Fresh for those who look', date: 'May 2, 2031' })]);
    await returnToTab(page);
    await showNewArticle(page);
    await expect(titles(page).first()).toHaveText('Fresh for those who look');
    // Not 2: what the tests before it changed may still be read.
    const before = asked;

    await insertPosts(server, [aPost({ title: 'Fresh after a while', date: 'May 3, 2031' })]);
    await leaveAndReturn();
    expect(asked).toBe(before);
    await expect(titles(page).first()).toHaveText('Fresh for those who look');
    await page.clock.runFor(5 * 60_000);
    await leaveAndReturn();
    await showNewArticle(page);
    await expect(titles(page).first()).toHaveText('Fresh after a while');
    expect(asked).toBe(before + 1);
  });
});
