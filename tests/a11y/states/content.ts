import { expect } from '@playwright/test';
import type { ContentTable } from '../../../src/shared/content/content-rows.ts';
import { tablesWithDefaults } from '../../../src/shared/content/first-content/content-defaults.ts';
import { firstRows } from '../../../src/shared/content/first-content/first-rows.ts';
import type { State, StateGroup } from './state.ts';

/** @param table with many rows, each with a form */
const gridAndForm = (table: ContentTable): State[] => [
  {
    name: `grid of ${table}`,
    part: 'main',
    open: async ({ page, server }) => {
      await page.goto(`${server.url}/admin/${table}`);
      await expect(page.getByRole('row').nth(2).getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: `form of ${table}`,
    part: 'main',
    open: async ({ page, server }) => {
      await page.goto(`${server.url}/admin/${table}/${firstRows(table)[0]?.id}`);
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Preview', exact: true })).toBeVisible();
    },
  },
];

export const contentStates: StateGroup[] = [
  {
    name: 'content of the site',
    states: [
      {
        name: 'form of the company',
        part: 'main',
        open: async ({ page, server }) => {
          await page.goto(`${server.url}/admin/company`);
          await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
        },
      },
      ...tablesWithDefaults.filter((table) => table !== 'company').flatMap(gridAndForm),
    ],
  },
];
