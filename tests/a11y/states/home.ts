import { expect, type Page } from '@playwright/test';
import { fillEnquiry, sendEnquiry } from '../../support/enquiry.ts';
import { at, holdTimers, type State } from './state.ts';

async function sendFilledEnquiry(page: Page) {
  await page.goto('/');
  await fillEnquiry(page);
  await sendEnquiry(page);
}

export const homeStates: State[] = [
  { name: 'home with the enquiry form empty', open: at('/') },
  {
    name: 'home with the menu open',
    phoneOnly: true,
    open: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  },
  {
    name: 'enquiry form with an invalid field',
    part: 'form',
    open: async ({ page }) => {
      await page.goto('/');
      await sendEnquiry(page);
      await expect(page.getByLabel('Full Name')).toBeFocused();
    },
  },
  {
    name: 'enquiry form sending',
    part: 'form',
    open: async ({ page }) => {
      await holdTimers(page, 1500);
      await sendFilledEnquiry(page);
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    },
  },
  {
    name: 'enquiry form thanked',
    open: async ({ page }) => {
      await holdTimers(page, 5000);
      await sendFilledEnquiry(page);
      await expect(page.getByText('Thank You!')).toBeVisible();
    },
  },
];
