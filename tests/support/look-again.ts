import type { Page } from '@playwright/test';

/** A visitor returns to the tab: headless pages are always visible, so the event is dispatched. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}
