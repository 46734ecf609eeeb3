import { expect } from '@playwright/test';
import { writePost } from '../../support/admin.ts';
import { create, POST } from './create-form.ts';
import type { StateGroup } from './state.ts';

export const leavingStates: StateGroup[] = [
  {
    name: 'create form left behind',
    states: [
      {
        name: 'dialog before changes are left behind',
        part: '[role=dialog]',
        open: create(async (page) => {
          await writePost(page, { title: POST.title });
          await page.getByRole('link', { name: 'Blog posts' }).click();
          await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
        }),
      },
      {
        name: 'create form offering a draft',
        part: 'main',
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Leave' }).click();
          await page.getByRole('link', { name: 'New blog post' }).first().click();
          await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
        },
      },
    ],
  },
];
