import { expect, type Page } from '@playwright/test';
import { aPost, insertPosts } from '../../support/posts.ts';
import { POST_ROWS, type State, type Tools } from './state.ts';

async function openGrid(page: Page) {
  await page.goto('/admin/blog_posts');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
}

async function openGridWithSelection({ page }: Tools) {
  await openGrid(page);
  await page
    .getByRole('checkbox', { name: /^Select How to/ })
    .first()
    .check();
  await expect(page.getByText('1 item selected')).toBeVisible();
}

async function openGridAfterDeleting({ page, server }: Tools) {
  await insertPosts(server, [aPost({ title: 'To be regretted', date: 'March 3, 2033' })]);
  await openGrid(page);
  await page.getByRole('button', { name: 'Delete To be regretted' }).click();
  // A toast stays as long as it has the focus; the tooltip of the next row's button goes with the pointer.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.mouse.move(0, 0);
}

export const gridStates: State[] = [
  { name: 'grid', open: ({ page }) => openGrid(page) },
  { name: 'grid with a selection', part: 'main', open: openGridWithSelection },
  { name: 'grid after deleting, with the way back', open: openGridAfterDeleting },
  {
    name: 'grid with the recently deleted',
    part: '[role=dialog]',
    open: async ({ page, server }) => {
      const [post] = await insertPosts(server, [aPost({ title: 'Deleted' })]);
      await server.request(
        `/rest/v1/blog_posts?id=eq.${post?.id}`,
        { method: 'DELETE' },
        'service',
      );
      await openGrid(page);
      await page.getByRole('button', { name: 'Recently deleted' }).click();
      await expect(page.getByRole('button', { name: 'Bring Deleted back' }).first()).toBeVisible();
    },
  },
  {
    name: 'grid with nothing found',
    part: 'main',
    open: async ({ page }) => {
      await openGrid(page);
      await page.getByRole('searchbox', { name: 'Search by title' }).fill('zeppelin');
      await expect(page.getByText(/No .* found/)).toBeVisible();
    },
  },
  {
    name: 'grid that could not be loaded',
    part: 'main',
    open: async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await page.route(POST_ROWS, (route) =>
        route.fulfill({ status: 500, json: { message: 'no' } }),
      );
      await openGrid(page);
      await expect(page.getByText('The list could not be loaded.')).toBeVisible();
    },
  },
];
