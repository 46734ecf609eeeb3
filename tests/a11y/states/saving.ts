import { expect, type Route } from '@playwright/test';
import { openCreateForm, publish, writePost } from '../../support/admin.ts';
import { create, POST } from './create-form.ts';
import { hold, POST_ROWS, type State, type Tools } from './state.ts';

async function openFailed({ page, expectConsole }: Tools, status: number) {
  expectConsole(/Failed to load resource/);
  const refuse = (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, json: { code: '42501', message: 'the server refused' } })
      : route.fallback();
  await openCreateForm(page);
  await writePost(page, { ...POST, picture: undefined });
  await page.route(POST_ROWS, refuse);
  await publish(page);
  // A toast stays as long as it has the focus.
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).focus();
}

export const savingStates: State[] = [
  {
    name: 'create form saving',
    open: create(async (page) => {
      await writePost(page, POST);
      await hold(page, POST_ROWS, 'POST');
      await publish(page);
      await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    }),
  },
  { name: 'create form after a failed save', open: (tools) => openFailed(tools, 500) },
  {
    name: 'create form after a refusal, which offers to sign in',
    open: (tools) => openFailed(tools, 403),
  },
  {
    name: 'dialog to sign in',
    part: '[role=dialog]',
    open: async (tools) => {
      await openFailed(tools, 403);
      await tools.page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();
      await expect(tools.page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    },
  },
];
