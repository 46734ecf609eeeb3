import { expect, test } from '../support/test.ts';

test.describe('connection check', () => {
  test('says that it checks, and nothing once the database has answered', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/rest/v1/blog_posts*', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/admin');
    await expect(page.getByText('Checking Supabase connection...')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
    release();
    await expect(page.getByText('Checking Supabase connection...')).toBeHidden();
    await expect(page.getByText('Connection error:')).toBeHidden();
  });

  test(
    'says that the table may not exist, and finds it after Retry',
    { tag: '@slow' },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await page.route('**/rest/v1/blog_posts*', (route) => route.fulfill({ status: 404 }));
      await page.goto('/admin');
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('Connection error: Could not connect to database');
      await expect(banner).toContainText('The blog_posts table may not exist yet');
      await page.unrouteAll();
      await banner.getByRole('button', { name: 'Retry' }).click();
      await expect(banner).toBeHidden();
    },
  );

  test('says what went wrong when the server is away', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await page.route('**/rest/v1/blog_posts*', (route) => route.abort());
    await page.goto('/admin');
    await expect(page.getByRole('alert')).toContainText(
      'Connection error: the server could not be reached',
    );
  });
});
