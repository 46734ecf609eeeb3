import { expect, type Page } from '@playwright/test';
import { gotoHydrated } from '../../support/hydration.ts';
import { at, hold, holdTimers, only, POST_ROWS, type StateGroup } from './state.ts';

async function openFromHome(page: Page, link: string) {
  await gotoHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: link }).click();
}

export const blogListStates: StateGroup[] = [
  only({
    name: 'blog list loading',
    open: async ({ page }) => {
      await holdTimers(page, 5000);
      await hold(page, POST_ROWS);
      await openFromHome(page, 'Blog');
      await expect(page.getByText('Loading blog posts...')).toBeVisible();
    },
  }),
  {
    name: 'blog list',
    states: [
      { name: 'blog list', open: at('/blog') },
      {
        name: 'blog list, page 2',
        part: 'main',
        open: async ({ page }) => {
          await page.goto('/blog?page=2');
          await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
            'aria-current',
            'page',
          );
        },
      },
      {
        name: 'blog list filtered',
        part: 'main',
        open: async ({ page }) => {
          await page.goto('/blog?q=carpet&category=Carpet+Cleaning');
          await expect(page.getByRole('button', { name: 'Carpet Cleaning' })).toHaveAttribute(
            'aria-pressed',
            'true',
          );
        },
      },
      {
        name: 'blog list with nothing found',
        part: 'main',
        open: async ({ page }) => {
          await page.goto('/blog?q=zeppelin');
          await expect(page.getByText('No Posts Found')).toBeVisible();
        },
      },
      {
        name: 'blog list in place of an unknown post',
        open: async ({ page }) => {
          await page.goto('/blog/no-such-post');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            'Cleaning Tips & Insights',
          );
        },
      },
    ],
  },
];
