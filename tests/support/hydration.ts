import type { Page } from '@playwright/test';

/** Whether React has hydrated: it has replayed what was pressed before and listens itself (src/shared/start/replay.ts). */
const hydrated = () => window.earlyClick === null;

export const isHydrated = (page: Page) => page.evaluate(hydrated);

/** Opens a prerendered page and waits until it is hydrated, so that a link is a navigation within the site. */
export async function gotoHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(hydrated);
}
