import { expect } from '@playwright/test';
import type { ContentTable } from '../../../src/shared/content/content-rows.ts';
import { tablesWithDefaults } from '../../../src/shared/content/defaults/content-defaults.ts';
import { startRows } from '../../../src/shared/content/start-rows.ts';
import type { Server } from '../../support/server.ts';
import type { State, StateGroup } from './state.ts';

/** What a table has written speaks from then on, and other tests read the texts of the files. */
let own: Server;

async function writeAll(): Promise<void> {
  for (const table of tablesWithDefaults) {
    const body = JSON.stringify(startRows(table));
    const answer = await own.request(`/rest/v1/${table}`, { method: 'POST', body }, 'service');
    if (!answer.ok) throw new Error(await answer.text());
  }
}

const offer: State = {
  name: 'grid of a table that nobody has written yet',
  open: async ({ page, startServer }) => {
    own = await startServer();
    await page.goto(`${own.url}/admin/testimonials`);
    const start = { name: 'Start from the texts that the site shows now' };
    await expect(page.getByRole('button', start)).toBeVisible();
  },
};

/** @param table one that has many rows, each with a form of its own */
const gridAndForm = (table: ContentTable): State[] => [
  {
    name: `grid of ${table}`,
    part: 'main',
    open: async ({ page }) => {
      await page.goto(`${own.url}/admin/${table}`);
      await expect(page.getByRole('row').nth(2)).toBeVisible();
    },
  },
  {
    name: `form of ${table}`,
    part: 'main',
    open: async ({ page }) => {
      await page.goto(`${own.url}/admin/${table}/${startRows(table)[0]?.id}`);
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    },
  },
];

export const contentStates: StateGroup[] = [
  {
    name: 'content of the site',
    states: [
      offer,
      {
        name: 'form of the company',
        part: 'main',
        open: async ({ page }) => {
          await writeAll();
          await page.goto(`${own.url}/admin/company`);
          await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
        },
      },
      ...tablesWithDefaults.filter((table) => table !== 'company').flatMap(gridAndForm),
    ],
  },
];
