import type { Browser } from '@playwright/test';
import type {} from '../../src/shared/start/replay.ts';
import { throttledPage } from './throttled-page.ts';

/**
 * Milliseconds from the first paint until React has taken the page over: menu, form and tabs work.
 * @param touched whether a visitor touches the page as soon as it is painted
 */
export async function timeToWorking(
  browser: Browser,
  url: string,
  touched: boolean,
): Promise<number> {
  const page = await throttledPage(browser);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async (touch) => {
      let painted: PerformanceEntry | undefined;
      for (; !painted; await new Promise((next) => setTimeout(next, 10)))
        [painted] = performance.getEntriesByName('first-contentful-paint');
      if (touch) window.dispatchEvent(new Event('pointerdown'));
      while (window.earlyClick !== null) await new Promise((next) => setTimeout(next, 10));
      return performance.now() - painted.startTime;
    }, touched);
  } finally {
    await page.close();
  }
}
