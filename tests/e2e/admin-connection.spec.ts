import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

test('the admin reports that it checks the connection, then the problem, then nothing', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const posts = '**/rest/v1/blog_posts*';
  await page.route(posts, (route) => route.abort());
  await page.goto('/admin');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Connection error: the server could not be reached');

  await page.unrouteAll();
  await page.route(posts, (route) => route.fulfill({ status: 404 }));
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect(banner).toContainText('Connection error: Could not connect to database');
  await expect(banner).toContainText('The blog_posts table may not exist yet');

  await page.unrouteAll();
  const release = await holdRequests(page, posts);
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Checking Supabase connection...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  release();
  await expect(page.getByText('Checking Supabase connection...')).toBeHidden();
  await expect(banner).toBeHidden();
});
