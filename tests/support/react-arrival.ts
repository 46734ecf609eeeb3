import type { Page } from '@playwright/test';

/** Opens a prerendered page and waits until React has taken it over, so that a link is a navigation within the site. */
export async function openTakenOver(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => window.earlyPress === null);
}
