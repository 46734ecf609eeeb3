import { expect, type Page } from '@playwright/test';
import { aPost, insertPosts } from '../../support/posts.ts';
import { closeDialog } from './create-form.ts';
import { only, POST_ROWS, type StateGroup } from './state.ts';

async function openGrid(page: Page) {
  await page.goto('/admin/blog_posts');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
}

export const gridStates: StateGroup[] = [
  {
    name: 'grid',
    states: [
      {
        name: 'grid',
        open: async ({ page, server }) => {
          const posts = ['To be regretted', 'Deleted'].map((title) =>
            aPost({ title, date: 'March 3, 2033' }),
          );
          const [, deleted] = await insertPosts(server, posts);
          await server.delete(`blog_posts?id=eq.${deleted?.id}`);
          await openGrid(page);
        },
      },
      {
        name: 'grid with a selection',
        part: 'main',
        open: async ({ page }) => {
          const boxes = page.getByRole('checkbox', { name: /^Select How to/ });
          await boxes.first().check();
          await expect(page.getByText('1 selected')).toBeVisible();
          // Further down, rows scroll below the bulk actions.
          await page.evaluate(() => scrollTo(0, 0));
        },
      },
      {
        name: 'grid with the recently deleted',
        part: '[role=dialog]',
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Recently deleted' }).click();
          const back = page.getByRole('button', { name: 'Bring Deleted back' });
          await expect(back.first()).toBeVisible();
        },
      },
      {
        name: 'grid after deleting, with the way back',
        open: async ({ page }) => {
          await closeDialog(page);
          await page.getByRole('button', { name: 'Delete To be regretted' }).click();
          // A focused toast stays; the next row's tooltip disappears with the pointer.
          await page.getByRole('button', { name: 'Undo' }).focus();
          await page.mouse.move(0, 0);
        },
      },
      {
        name: 'grid with nothing found',
        part: 'main',
        open: async ({ page }) => {
          await page.getByRole('searchbox', { name: /^Search by title/ }).fill('zeppelin');
          await expect(page.getByText(/No .* found/)).toBeVisible();
        },
      },
    ],
  },
  only({
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
  }),
];
