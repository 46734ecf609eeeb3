import type { Page } from '@playwright/test';

/** The visitor comes back to the tab: headless pages are always visible, so the browser's event is sent by hand. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}
