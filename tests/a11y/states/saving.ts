import { expect, type Route } from '@playwright/test';
import { openCreateForm, publish, writePost } from '../../support/admin.ts';
import { POST } from './create-form.ts';
import { POST_ROWS, type Tools, type StateGroup } from './state.ts';

async function fail({ page }: Tools, status: number) {
  const refuse = (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, json: { code: '42501', message: 'the server refused' } })
      : route.fallback();
  await page.route(POST_ROWS, refuse);
  await publish(page);
  // A focused toast stays.
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).focus();
}

export const savingStates: StateGroup[] = [
  {
    name: 'create form that the server does not take',
    states: [
      {
        name: 'create form after a failed save',
        open: async (tools) => {
          tools.expectConsole(/Failed to load resource/);
          await openCreateForm(tools.page);
          await writePost(tools.page, { ...POST, picture: undefined });
          await fail(tools, 500);
        },
      },
      {
        name: 'create form after a refusal, which offers to sign in',
        open: async (tools) => {
          const close = tools.page.getByRole('alert').getByRole('button', { name: 'Close' });
          await close.click();
          await expect(close).toHaveCount(0);
          await fail(tools, 403);
        },
      },
      {
        name: 'dialog to sign in',
        part: '[role=dialog]',
        open: async ({ page }) => {
          await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
          await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
        },
      },
    ],
  },
];
