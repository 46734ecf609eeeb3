import type { Browser } from '@playwright/test';
import type {} from '../../src/site/start/early-press.ts';

/** Lighthouse's applied throttling of a slow 4G connection and a mid-range phone (lighthouse, core/config/constants.js). */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};
const CPU_SLOWDOWN = 4;

/** Milliseconds from the first paint until React has taken the page over: menu, form and tabs work. */
export async function timeToWorking(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async () => {
      while (window.earlyPress !== null) await new Promise((next) => setTimeout(next, 10));
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return performance.now() - (painted?.startTime ?? NaN);
    });
  } finally {
    await page.close();
  }
}
