import type { Page } from '@playwright/test';

/** Whether React is hydrated and early input replayed (src/shared/start/replay.ts). */
const hydrated = () => window.earlyClick === null;

export const isHydrated = (page: Page) => page.evaluate(hydrated);

/** Opens a prerendered page and waits for hydration, so that links navigate without a document. */
export async function gotoHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(hydrated);
}
