import type { Page } from '@playwright/test';

export async function fillEnquiry(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Byron');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Phone Number').fill('0121 496 0000');
  await page.getByLabel('Service Interested In').selectOption('Carpet Cleaning');
  await page.getByLabel('Message').fill('Two rooms, please.');
}

export async function sendEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
}
