import type { Page } from '@playwright/test';
import { fillEnquiry, sendEnquiry } from '../support/enquiry.ts';
import { firstContent } from '../support/first-content.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { returnToTab } from '../support/return-to-tab.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { gotoHydrated, isHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const POST = '/blog/how-to-lift-common-carpet-stains';

/** Delays the application's code until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture keeps its chosen point in view', async ({ page }) => {
    await page.goto('/blog/hire-a-carpet-cleaner-or-book-one');
    const picture = page.getByRole('img', { name: 'A carpet cleaning machine' });
    await expect(picture).toHaveCSS('object-position', '60% 45%');
  });

  test('the enquiry form, which cannot be sent, gives telephone and e-mail in its place', async ({
    page,
  }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Enquiry' });
    await expect(form.getByRole('link', { name: '0121 496 0123' })).toBeVisible();
    await expect(form.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(form.getByRole('button')).toHaveCount(0);
  });

  test('every service can be read, and nothing that needs a script is offered', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/services');
    for (const { title, benefits } of firstContent.services) {
      const service = page.getByRole('tabpanel', { name: title });
      await expect(service.getByRole('heading', { name: title })).toBeVisible();
      await expect(service.getByText(benefits)).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await page.goto('/blog');
    const main = page.getByRole('main');
    await expect(main).toContainText('To search and to turn pages you need JavaScript.', {
      useInnerText: true,
    });
    await expect(main.getByRole('searchbox').or(main.getByRole('button'))).toHaveCount(0);
  });

  test('an article newer than the build names what it needs, with links', async ({
    page,
    server,
  }) => {
    const [post] = await insertPosts(server, [aPost()]);
    await page.goto(`/blog/${post?.slug}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('If there is an article here, it needs', {
      useInnerText: true,
    });
    await expect(main.getByText('Loading the article...')).toBeHidden();
    await main.getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('the site can be navigated, and questions open', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Read more' }).first().click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    await navigation.getByRole('link', { name: 'Services' }).click();
    const question = page.locator('details').first();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  });
});

test.describe('hydration', () => {
  test('the address of a post published after the build opens it, never another page', async ({
    page,
    server,
  }) => {
    const [post] = await insertPosts(server, [aPost({ title: 'Published After the Build' })]);
    const release = await holdScripts(page);
    const response = await page.goto(`/blog/${post?.slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main')).not.toContainText(/not found|Cleaning Tips/i);
    const link = page.getByRole('banner').getByRole('link', { name: 'Services' });
    await link.focus();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Published After the Build');
    await expect(page).toHaveTitle(/^Published After the Build/);
    await expect(link).toBeFocused();
  });

  test('a post published after the build joins the prerendered list, and leaves it', async ({
    page,
    server,
  }) => {
    const [post] = await insertPosts(server, [aPost({ title: 'Newer Than the List' })]);
    await page.goto('/blog');
    const heading = page.getByRole('heading', { name: 'Newer Than the List' });
    await expect(heading).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await server.delete(`blog_posts?id=eq.${post?.id}`);
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(heading).toHaveCount(0);
  });

  test('a post published while the list is read waits above it and moves nothing', async ({
    page,
    server,
  }) => {
    await gotoHydrated(page, '/blog');
    await page.getByRole('searchbox').click();
    const now = await page.evaluate(() => performance.now());
    await insertPosts(server, [aPost({ title: 'Published Meanwhile', date: 'May 2, 2031' })]);
    await returnToTab(page);
    const show = page.getByRole('button', { name: 'Show 1 new article' });
    await expect(show).toBeVisible();
    expect(await layoutShift(page, now)).toBeLessThan(0.001);
    await show.click();
    await expect(page.getByRole('heading', { name: 'Published Meanwhile' })).toBeVisible();
    await expect(show).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Articles' })).toBeFocused();
  });

  test(
    'a post edited after the build shows its current text',
    { tag: '@slow' },
    async ({ page, startServer }) => {
      const server = await startServer();
      const edited = { content: '<p>Use cold water.</p>' };
      await server.update(`blog_posts?slug=eq.${POST.split('/')[2]}`, edited);
      await page.goto(server.url + POST, { waitUntil: 'networkidle' });
      await expect(page.getByRole('article')).toContainText('Use cold water.');
    },
  );
});

test.describe('what the visitor does before hydration', () => {
  test('sending the enquiry form puts nothing into the address, and is done after hydration', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    await fillEnquiry(page);
    await sendEnquiry(page);
    await expect(page).toHaveURL('/contact');
    release();
    await expect(page.getByText('Thank You!')).toBeVisible();
  });

  test(
    'a form that the browser refused is not sent behind the visitor’s back',
    { tag: '@slow' },
    async ({ page }) => {
      const release = await holdScripts(page);
      // The address selects a service, and the visitor another one.
      await page.goto('/contact?service=office#quote');
      await sendEnquiry(page);
      await expect(page.getByLabel('Full Name')).toBeFocused();
      await fillEnquiry(page);
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
      await expect(page.getByLabel('Message')).toHaveValue('Two rooms, please.');
      await expect(page.getByLabel('Service Interested In')).toHaveValue('Carpet Cleaning');
      await sendEnquiry(page);
      await expect(page.getByText('Thank You!')).toBeVisible();
    },
  );

  test('a press of the menu button opens the menu', { tag: '@phone' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).tap();
    release();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByRole('link', { name: 'Services' }).first()).toBeVisible();
  });
});
