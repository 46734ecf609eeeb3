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

/**
 * Milliseconds from the first paint until React has taken the page over: menu, form and tabs work.
 * @param touched whether a visitor touches the page as soon as it is painted
 */
export async function timeToWorking(
  browser: Browser,
  url: string,
  touched: boolean,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async (touch) => {
      let painted: PerformanceEntry | undefined;
      for (; !painted; await new Promise((next) => setTimeout(next, 10)))
        [painted] = performance.getEntriesByName('first-contentful-paint');
      if (touch) window.dispatchEvent(new Event('pointerdown'));
      while (window.earlyPress !== null) await new Promise((next) => setTimeout(next, 10));
      return performance.now() - painted.startTime;
    }, touched);
  } finally {
    await page.close();
  }
}
