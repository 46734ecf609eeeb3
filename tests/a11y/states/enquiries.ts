import { expect } from '@playwright/test';
import { anEnquiryRow, insertEnquiries } from '../../support/enquiry-rows.ts';
import type { Server } from '../../support/server.ts';
import type { StateGroup } from './state.ts';

const WEEK_MS = 604_800_000;
const LONG_NAME = 'Priya Shah-Featherstonehaugh of Wolverhampton';
const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * WEEK_MS).toISOString();

/** Enquiries of some weeks, the last one due for deletion. */
const insert = (server: Server) =>
  insertEnquiries(
    server,
    [0, 1, 5, 20, 80].map((weeks, index) =>
      anEnquiryRow({
        name: index === 0 ? LONG_NAME : 'Tom Whitlock',
        service: index % 2 ? 'Deep Cleaning' : 'Home Cleaning',
        postcode: 'WS3 2AB',
        status: index > 1 ? 'won' : 'new',
        created_at: weeksAgo(weeks),
      }),
    ),
  );

export const enquiryStates: StateGroup[] = [
  {
    name: 'inbox',
    states: [
      {
        name: 'inbox with its chart',
        open: async ({ page, server }) => {
          await insert(server);
          await page.goto('/admin/enquiries');
          await expect(page.getByText('1 enquiry is older than a year')).toBeVisible();
          await page.getByRole('button', { name: 'Show', exact: true }).click();
          await expect(page.getByRole('img', { name: /^Enquiries of each week/ })).toBeVisible();
        },
      },
      {
        name: 'inbox with its figures as a table',
        part: 'main',
        open: async ({ page }) => page.getByRole('button', { name: 'Show as table' }).click(),
      },
      {
        name: 'enquiry',
        part: 'main',
        open: async ({ page }) => {
          await page.getByRole('link', { name: LONG_NAME }).click();
          await expect(page.getByRole('button', { name: 'Erase this person' })).toBeVisible();
          await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toBeVisible();
        },
      },
      {
        name: 'enquiry whose person is about to be erased',
        part: '[role=dialog]',
        open: async ({ page }) => page.getByRole('button', { name: 'Erase this person' }).click(),
      },
    ],
  },
];
