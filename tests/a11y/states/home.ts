import { expect, type Page } from '@playwright/test';
import { fillEnquiry, sendEnquiry } from '../../support/enquiry.ts';
import { at, holdTimers, only, type Tools, type StateGroup } from './state.ts';

async function sendFilledEnquiry(page: Page) {
  await fillEnquiry(page);
  await sendEnquiry(page);
}

export const homeStates: StateGroup[] = [
  {
    name: 'home, and its enquiry form',
    core: true,
    states: [
      {
        name: 'home with the enquiry form empty',
        open: async (tools: Tools) => {
          await holdTimers(tools.page, 1500);
          await at('/')(tools);
        },
      },
      {
        name: 'enquiry form with an invalid field',
        part: 'form',
        open: async ({ page }) => {
          await sendEnquiry(page);
          await expect(page.getByLabel('Full Name')).toBeFocused();
        },
      },
      {
        name: 'enquiry form sending',
        part: 'form',
        open: async ({ page }) => {
          await sendFilledEnquiry(page);
          await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
        },
      },
    ],
  },
  only({
    name: 'home with the menu open',
    phoneOnly: true,
    open: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  }),
  only({
    name: 'enquiry form thanked',
    open: async ({ page }) => {
      await holdTimers(page, 5000);
      await page.goto('/');
      await sendFilledEnquiry(page);
      await expect(page.getByText('Thank You!')).toBeVisible();
    },
  }),
];
