import { expect } from '@playwright/test';
import { openCreateForm } from '../../support/admin.ts';
import { hold, only, POST_ROWS, type StateGroup } from './state.ts';

export const authPageStates: StateGroup[] = [
  only({
    name: 'sign-in page',
    open: async ({ page }) => {
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  }),
  only({
    name: 'connection check under way',
    part: 'main',
    open: async ({ page }) => {
      await hold(page, POST_ROWS, 'HEAD');
      await openCreateForm(page);
      await expect(page.getByText('Checking Supabase connection...')).toBeVisible();
    },
  }),
  only({
    name: 'connection error',
    part: 'main',
    open: async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await page.route(POST_ROWS, (route) => route.fulfill({ status: 404 }));
      await openCreateForm(page);
      await expect(page.getByText('Connection error:')).toBeVisible();
    },
  }),
];
