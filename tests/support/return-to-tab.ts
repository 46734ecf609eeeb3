import type { Page } from '@playwright/test';

const MORE_THAN_FIVE_MINUTES_MS = 6 * 60_000;

/** A visitor returns to the tab some minutes later: headless pages are always visible, so the event is dispatched. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate((later) => {
    const { now } = Date;
    Date.now = () => now.call(Date) + later;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, MORE_THAN_FIVE_MINUTES_MS);
}
