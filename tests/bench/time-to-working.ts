import type { Browser } from '@playwright/test';
import type {} from '../../src/shared/start/replay.ts';
import { throttledPage } from './throttled-page.ts';

/** Milliseconds from the first paint until an untouched page is hydrated. */
export async function timeToWorking(browser: Browser, url: string): Promise<number> {
  const page = await throttledPage(browser);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async () => {
      let painted: PerformanceEntry | undefined;
      for (; !painted; await new Promise((next) => setTimeout(next, 10)))
        [painted] = performance.getEntriesByName('first-contentful-paint');
      while (window.earlyClick !== null) await new Promise((next) => setTimeout(next, 10));
      return performance.now() - painted.startTime;
    });
  } finally {
    await page.close();
  }
}
