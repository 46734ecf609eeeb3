import { openCreateForm } from '../support/admin.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { expectGoodTabOrder } from './checks/tab-stops.ts';

test.describe('the Tab key reaches everything once, in order, with a visible ring:', () => {
  const PATHS = ['/', '/contact'];
  const OTHERS = [
    '/services',
    '/blog',
    '/about',
    '/blog/how-to-lift-common-carpet-stains',
    '/sitemap',
    '/privacy-policy',
    '/terms-of-service',
    '/no/such/page',
    '/admin/login',
  ];
  for (const path of [...PATHS, ...OTHERS]) {
    test(path, { tag: PATHS.includes(path) ? [] : '@slow' }, async ({ page, expectConsole }) => {
      if (path.includes('no/such')) expectConsole(/status of 404/);
      await page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/admin/login')
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The parts below are interactive, and as new as the server's posts, before they are counted.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectGoodTabOrder(page);
    });
  }

  test('/admin', async ({ page }) => {
    await openCreateForm(page);
    // Owners get one link more, once the role is loaded.
    await expect(page.getByRole('link', { name: 'People' })).toBeVisible();
    await expectGoodTabOrder(page);
  });

  test('/admin/blog_posts', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/admin/blog_posts');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('link', { name: 'People' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectGoodTabOrder(page);
  });
});

test.describe('with the keyboard alone', () => {
  test('one gets past the bars, from screen to screen and to what one looks for', async ({
    page,
  }) => {
    const press = (key: string) => page.keyboard.press(key);
    await gotoHydrated(page, '/about');

    await test.step('the skip link is first and leads into the content', async () => {
      await press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
      await press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    });

    await test.step('a link to another screen gives its heading the focus and a new title', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).focus();
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/^Cleaning services and prices/);
      await expect(page.getByRole('status').filter({ hasText: 'Cleaning services' })).toHaveText(
        'Cleaning services and prices',
      );
    });

    await test.step('arrow keys choose a service, and Tab goes on into its panel', async () => {
      await page.getByRole('tab', { selected: true }).focus();
      await press('ArrowRight');
      const tab = page.getByRole('tab', { name: 'Commercial Cleaning' });
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await press('Tab');
      await expect(page.getByRole('tabpanel', { name: 'Commercial Cleaning' })).toBeFocused();
    });

    await test.step('Enter opens and closes a question', async () => {
      const question = page.locator('details').first();
      await question.locator('summary').focus();
      await press('Enter');
      await expect(question).toHaveAttribute('open');
      await press('Enter');
      await expect(question).not.toHaveAttribute('open');
    });
  });

  for (const path of ['/', '/contact'])
    test(
      `the skip link of ${path} leads on while code is still on its way`,
      { tag: path === '/' ? [] : '@slow' },
      async ({ page }) => {
        await gotoHydrated(page, path);
        const main = page.getByRole('main');
        const headings = await main.getByRole('heading').allTextContents();
        const release = await holdRequests(page, '**/assets/*.js');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(main).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(main.getByRole('link').first()).toBeFocused();
        await expect(main.getByRole('heading')).toHaveText(headings);
        release();
        await page.keyboard.press('Tab');
        await expect(main.locator(':focus')).toBeVisible();
        await expect(main.getByRole('heading')).toHaveText(headings);
      },
    );

  test('one finds an article, turns pages and reads on', async ({ page }) => {
    const press = (key: string) => page.keyboard.press(key);
    await page.goto('/blog');
    const results = page.getByRole('region', { name: 'Articles' });
    await expect(results.getByRole('heading').first()).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search articles' }).focus();
    await page.keyboard.type('carpet');
    const count = results.getByRole('status').first();
    await expect(count).toHaveText(/^\d+ articles?$/);
    await press('Tab');
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Page 2' }).focus();
    await press('Enter');
    await expect(results).toBeFocused();
    await expect(count).toHaveText(/^7–\d+ of \d+ articles$/);
    await press('Tab');
    await expect(results.getByRole('link').first()).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/blog\/.+/);
  });

  test('one opens the menu, goes through it and closes it', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    for (const name of ['Home', 'About', 'Services', 'Blog', 'Admin', 'Contact']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    // Without room while it is closed, its links stay where Tab finds them at once.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
    );
    await expect(page.locator('nav[aria-label=Main] summary')).toHaveCount(0);

    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
