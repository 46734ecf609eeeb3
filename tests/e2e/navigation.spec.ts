import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { saveData } from '../support/loaded-bytes.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** React tries to hydrate a suspended boundary, and gives up. */
const HYDRATION_MS = 300;

/** Counts the headings at each mutation from now on; the returned function reads the minimum. */
async function watchHeadings(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const count = () => document.querySelectorAll('main :is(h1, h2, h3)').length;
    const seen = { fewest: count() };
    const look = () => (seen.fewest = Math.min(seen.fewest, count()));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return async () => (await counted.jsonValue()).fewest;
}

/** Readers find their place within a line, by which the browser may differ as the tab's text loads. */
const LINE_PX = 30;

test.describe('going from screen to screen', () => {
  test('starts at the top with focus on the heading, and comes back to the link that was followed', async ({
    page,
  }) => {
    await gotoHydrated(page, '/privacy-policy');
    const link = page.getByRole('main').getByRole('link', { name: 'Terms of Service' });
    await link.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(500);

    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await expect(page).toHaveTitle(/^Terms of Service/);

    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(left);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('comes back to the one of several links to a form that was followed', async ({ page }) => {
    await gotoHydrated(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    const quote = page.getByRole('link', { name: 'Get Quote: Deep Clean' });
    await quote.click();
    await expect(page).toHaveURL('/contact?service=deep-cleaning#quote');
    await expect(page.getByRole('heading', { name: 'Ask for a free quote' })).toBeFocused();
    await page.goBack();
    await expect(quote).toBeFocused();
    // The address of another link further up, too.
    const last = page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).last();
    await last.click();
    await expect(page).toHaveURL('/contact#quote');
    await page.goBack();
    await expect(last).toBeFocused();
    // On an address with an anchor, too.
    await page.getByRole('tab', { name: 'Office' }).click();
    const inPanel = page.getByRole('tabpanel', { name: 'Office' }).getByRole('link');
    await inPanel.click();
    await expect(page.getByRole('heading', { name: 'Ask for a free quote' })).toBeFocused();
    await page.goBack();
    await expect(inPanel).toBeFocused();
  });

  test('moves the focus on to the heading of a post once it is read', async ({ page }) => {
    const release = await holdRequests(page, '**/rest/v1/blog_posts?*');
    await gotoHydrated(page, '/sitemap');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Carpet Stains$/ })
      .press('Enter');
    await expect(page.getByText('Loading the article...')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    release();
    await expect(page.getByRole('heading', { level: 1, name: /Carpet Stains$/ })).toBeFocused();
  });

  test('leads to the part of a post that a link names once it is read', async ({
    page,
    server,
  }) => {
    const part = '/blog/how-to-lift-common-carpet-stains#part-when-to-stop';
    const content = `<p>Know <a href="${part}">when to stop</a>.</p>`;
    const [post] = await insertPosts(server, [aPost({ title: 'Stains, in short', content })]);
    await gotoHydrated(page, `/blog/${post?.slug}`);
    await page.getByRole('link', { name: 'when to stop' }).click();
    await expect(page.getByRole('heading', { name: 'When to stop' })).toBeInViewport();
  });

  test('follows anchors on the page, and loads with one below the fixed bar', async ({ page }) => {
    await gotoHydrated(page, '/terms-of-service');
    await page.getByRole('link', { name: 'Insurance and liability' }).click();
    await expect(page).toHaveURL('/terms-of-service#part-insurance-and-liability');
    const heading = page.getByRole('heading', { name: /Insurance and liability/ });
    await expect(heading).toBeInViewport();

    await gotoHydrated(page, '/privacy-policy#part-your-rights');
    await page.reload();
    const rights = page.getByRole('heading', { name: /Your rights/ });
    await expect(rights).toBeInViewport();
    const barHeight = await page
      .getByRole('banner')
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect
      .poll(() => rights.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(barHeight);
  });

  test(
    'returns to the chosen tab and place of the services screen, also on a slow phone',
    { tag: '@slow' },
    async ({ page }) => {
      await gotoHydrated(page, '/services');
      // Slow enough to leave before the tab's own address is set.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
      await page.getByRole('tab', { name: 'Office Cleaning' }).click();
      const question = page.getByText('Do I have to be at home?');
      await question.scrollIntoViewIfNeeded();
      const left = await scrollY(page);
      const awayFrom = async (place: number) => Math.abs((await scrollY(page)) - place);
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL('/about');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

      await page.goBack();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Office Cleaning');
      await expect.poll(() => awayFrom(left)).toBeLessThan(LINE_PX);

      await page.reload();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Office Cleaning');
      await expect.poll(() => awayFrom(left)).toBeLessThan(LINE_PX);
    },
  );

  test(
    'returns to its place on a page whose code is still on its way',
    { tag: '@slow' },
    async ({ page }) => {
      const release = await holdRequests(page, '**/assets/Services-*.js');
      await gotoHydrated(page, '/');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight - 1500));
      const left = await scrollY(page);
      expect(left).toBeGreaterThan(1500);
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await page.goBack();
      await expect(page).toHaveURL('/');
      release();
      await expect.poll(() => scrollY(page)).toBe(left);

      await page.mouse.wheel(0, -600);
      await expect.poll(() => scrollY(page)).toBeLessThan(left);
      await page.waitForLoadState('networkidle');
      expect(await scrollY(page)).toBeLessThan(left);
    },
  );

  test(
    'reports a screen whose code does not load, and retries',
    { tag: '@slow' },
    async ({ page, expectConsole }) => {
      expectConsole(/dynamically imported module|ERR_FAILED/);
      await gotoHydrated(page, '/');
      await page.route('**/assets/about-*.js', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();

      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact|talk|touch/i);
      await page.goBack();
      await page.unroute('**/assets/about-*.js');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Our Story')).toBeVisible();
    },
  );

  test('shows the screen that was asked for offline once there is a connection, and keeps answers', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/dynamically imported module|ERR_INTERNET_DISCONNECTED/);
    // No prefetch.
    await page.addInitScript(saveData);
    await gotoHydrated(page, '/contact');
    await page.getByLabel('Full Name').fill('Ada Byron');
    await context.setOffline(true);
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Our Story')).toBeVisible();
    await bar.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Byron');
  });

  test('shows a screen with its styles also if they could not be prefetched', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    const styles = '**/assets/Figures-*.css';
    await page.route(styles, (route) => route.abort());
    const missed = page.waitForEvent('requestfailed');
    await gotoHydrated(page, '/privacy-policy');
    await missed;
    await page.unroute(styles);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    const figures = page.getByRole('region', { name: 'In figures' });
    await expect(figures.locator('dl')).toHaveCSS('display', 'grid');
  });

  for (const path of ['/', '/about', '/services', '/contact'])
    test(
      `keeps ${path} whole while its code is on its way, also when one goes back within it`,
      { tag: path === '/' ? [] : '@slow' },
      async ({ page }) => {
        await page.addInitScript(saveData);
        await gotoHydrated(page, path);
        const headings = page.getByRole('main').locator('h1, h2, h3');
        const texts = await headings.allTextContents();
        const fewest = await watchHeadings(page);
        const release = await holdRequests(page, '**/assets/*.js');
        await page.evaluate(() => (window.location.hash = 'main'));
        await page.goBack();
        await page.goForward();
        await expect(page).toHaveURL(`${path}#main`);
        await page.goBack();
        await expect(page).toHaveURL(path);
        await page.waitForTimeout(HYDRATION_MS);
        expect(await fewest()).toBe(texts.length);

        release();
        await page.mouse.click(1, 1);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(HYDRATION_MS);
        await expect(headings).toHaveText(texts);
        expect(await fewest()).toBe(texts.length);
      },
    );
});
