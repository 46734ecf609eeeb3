import type { Page } from '@playwright/test';

/** Whether React has taken over: it has acted on what was pressed before and listens itself (src/shared/start/replay.ts). */
const arrived = () => window.earlyClick === null;

export const isTakenOver = (page: Page) => page.evaluate(arrived);

/** Opens a prerendered page and waits until React has taken it over, so that a link is a navigation within the site. */
export async function openTakenOver(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(arrived);
}
