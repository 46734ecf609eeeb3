import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** Presses "Set up" on the account page and reads the key, as an authenticator app does. */
export async function readKey(page: Page): Promise<TOTP> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  const key = await dialog.getByRole('code').innerText();
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
}

/** Enters the app's code and returns the recovery codes. */
export async function confirmApp(page: Page, app: TOTP): Promise<string[]> {
  await page.getByRole('dialog').getByLabel('Code').fill(app.generate());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await dialog.getByRole('listitem').first().waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}
