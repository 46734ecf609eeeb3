import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { Server } from '../support/server.ts';
import { serveCompressed } from './compressed-server.ts';
import { throttledPage } from './throttled-page.ts';

/** `npm run bench`: what /admin looks like on a phone with slow 4G while it opens, in both schemes. */
const AT_MS = [500, 1000, 1500, 2000, 3000];
const FOLDER = 'test-results/film-strip';

const backend = await Server.start();
const site = await serveCompressed(backend.url);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: BROWSER_ARGUMENTS,
});
mkdirSync(FOLDER, { recursive: true });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const at of AT_MS) {
      // A visit for each picture: taking one holds the page up.
      const page = await throttledPage(browser);
      await page.emulateMedia({ colorScheme });
      void page.goto(`${site.url}/admin`, { waitUntil: 'commit' }).catch(() => undefined);
      await new Promise((wake) => setTimeout(wake, at));
      await take(page, join(FOLDER, `${colorScheme}-${at}.png`));
      await page.close();
    }
  }
  console.log(`\nThe admin while it opens: ${FOLDER}`);
} finally {
  await browser.close();
  site.close();
  await backend.dispose();
}

/** Chromium refuses a picture at the very moment at which one document takes the place of another. */
async function take(page: Page, path: string): Promise<void> {
  const picture = () => page.screenshot({ path, timeout: 30_000 });
  await picture().catch(picture);
}
