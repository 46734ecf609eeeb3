import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Chromium's log of a document with status 404. */
const ANSWERED_404 = /status of 404/;

test.describe('an unknown address', () => {
  test('says what it could not find and leads home', async ({ page, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Brightwell Cleaning');
    await expect(page.getByText('Could not find: /no/such/page', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }),
    ).toHaveCount(0);
    const waysOn = page.getByRole('navigation', { name: 'Or try one of these' });
    await expect(waysOn.getByRole('link')).toHaveText([
      'Services',
      'Blog',
      'Contact',
      'Sitemap',
      'Call 0121 496 0123',
    ]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('of a page newer than the build waits for the answer, at first without showing 404', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(ANSWERED_404);
    const sections = [{ id: 'words', type: 'text', html: '<p>Half price in January.</p>' }];
    const published_at = new Date().toISOString();
    await server.insert('pages', { path: '/newer', title: 'Newer', sections, published_at });
    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/rest/v1/pages?*', async (route) => {
      await isAsked;
      await route.continue();
    });
    for (const path of ['/newer', '/older']) {
      await page.goto(path);
      // However long the page has been there.
      await page.evaluate(() => document.getAnimations().forEach((wait) => wait.cancel()));
      await expect(page.getByText('One moment…')).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toBeHidden();
    }
    await page.reload();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    answer();
    await expect(page.getByText('Could not find: /older', { exact: true })).toBeVisible();
    await expect(page.getByText('One moment…')).toHaveCount(0);
    await page.goto('/newer');
    await expect(page.getByText('Half price in January.')).toBeVisible();
    await server.delete('pages?path=eq./newer');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is shown at once', async ({ page, expectConsole }) => {
      expectConsole(ANSWERED_404);
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(page.getByText('One moment…')).toBeHidden();
    });
  });

  test('of an unpublished page reveals nothing', async ({ page, server, expectConsole }) => {
    expectConsole(ANSWERED_404);
    const soon = { path: '/soon', title: 'Soon', published_at: '2099-01-01T08:00:00Z' };
    await server.insert('pages', soon);
    const answer = await page.goto('/soon');
    expect(await answer?.text()).toContain('<title>Page not found | Brightwell Cleaning</title>');
    await expect(page.getByText('Could not find: /soon', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle('Page not found | Brightwell Cleaning');
    await server.delete('pages?path=eq./soon');
  });

  test('that is one of ours in other letters leads there', async ({ page, expectConsole }) => {
    expectConsole(ANSWERED_404);
    await page.goto('/About?from=flyer#team');
    await expect(page).toHaveURL('/about?from=flyer#team');
    await expect(page).toHaveTitle('About us | Brightwell Cleaning');
    await page.goto('/Admin/');
    await expect(page).toHaveURL('/admin');
    const post = '/blog/how-to-lift-common-carpet-stains';
    for (const path of [post.replace('how', 'How'), post.toUpperCase()]) {
      await page.goto(path);
      await expect(page).toHaveURL(post);
    }
  });

  test('that is the file of a page leads to the page', async ({ page }) => {
    for (const [file, path, title] of [
      ['/contact.html?service=office#quote', '/contact?service=office#quote', /^Contact/],
      ['/index.html', '/', /^Home and business cleaning/],
    ] as const) {
      await gotoHydrated(page, file);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByText('Could not find')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    }
  });

  test('of a place or an offer says that we serve it, with a way to a quote', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(ANSWERED_404);
    await page.goto('/locations/walsall');
    await expect(page.getByText('Could not find: /locations/walsall')).toBeVisible();
    await expect(page.getByText('we do clean homes and businesses in Walsall')).toBeVisible();
    await page.goto('/services/same-day-cleaning');
    await expect(page.getByText('we do offer same-day cleaning')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).click();
    await expect(page).toHaveURL('/contact#quote');
  });
});
