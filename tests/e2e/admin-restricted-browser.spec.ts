import type { Page } from '@playwright/test';
import { openCreateForm, publish, writePost } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';
import type { Server } from '../support/server.ts';

const POST = {
  category: 'Home Cleaning',
  excerpt: 'It is published all the same.',
  content: 'Whatever the browser leaves out.',
};

/** Serves the product at an address that is not localhost, without https: no secure context. */
async function serveAtPlainAddress(page: Page, server: Server): Promise<string> {
  const origin = 'http://office-computer.test';
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const headers = { ...request.headers(), origin: server.url, referer: `${server.url}/admin` };
    const url = request.url().replace(origin, server.url);
    await route.fulfill({ response: await route.fetch({ url, headers, maxRetries: 2 }) });
  });
  return origin;
}

test.describe('the admin where the browser gives it less', { tag: '@slow' }, () => {
  test('publishes with a picture over plain http in an office’s own network', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/Cross-Origin-Opener-Policy header has been ignored/);
    const origin = await serveAtPlainAddress(page, server);
    await openCreateForm(page, origin);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await writePost(page, {
      ...POST,
      title: 'From the phone in the van',
      picture: 'public/pictures/office.webp',
    });
    await publish(page);
    await expect(page).toHaveURL(`${origin}/blog/from-the-phone-in-the-van`);
    // A pending request would fail in the route.
    await page.waitForLoadState('networkidle');
    await page.close();
  });

  test('publishes where storage throws at the first touch', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await openCreateForm(page);
    await writePost(page, { ...POST, title: 'Nothing is stored here' });
    await publish(page);
    await expect(page).toHaveURL('/blog/nothing-is-stored-here');
    await page.goto('/admin/blog_posts');
    await expect(
      page.getByRole('link', { name: 'Nothing is stored here', exact: true }),
    ).toBeVisible();
  });

  test('reports at once that a post to be copied is missing', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    let asked = 0;
    page.on('request', (request) => (asked += /blog_posts\?.*junk/.test(request.url()) ? 1 : 0));
    await page.goto('/admin/blog_posts/create?copy_of=junk');
    await expect(page.getByText('The blog post to duplicate is not there any more.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(asked).toBe(1);
  });

  test('reports an unknown address between its bars, with links', async ({ page }) => {
    await page.goto('/admin/nowhere/at-all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.getByRole('link', { name: 'Blog posts' })).toBeVisible();
    await page.getByRole('link', { name: 'Start page' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  });
});
