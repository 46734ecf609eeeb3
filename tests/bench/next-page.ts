import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import { onPhone, repeat } from './phone.ts';
import { reportMeasures, type Measure } from './report.ts';
import { throttledPage } from './throttled-page.ts';

/** From a tap on a link in view, nine seconds after load, to the heading of the next page. */
const WAYS = [
  { from: '/', link: 'main a[href="/services"]', goal: 200 },
  { from: '/services', link: 'main a[href^="/contact"]', goal: 200 },
  { from: '/blog', link: 'main a[href^="/blog/"]', goal: 200 },
];
const RUNS = 3;
const READING_MS = 9000;

const measures: Measure[] = [];
await onPhone(async ({ browser, url }) => {
  for (const { from, link, goal } of WAYS) {
    const times = await repeat(RUNS, () => tapToHeading(browser, url + from, link));
    measures.push({
      measure: `next page, slow 4G: ${from}, tap on ${link}`,
      today: Math.round(median(times)),
      unit: 'ms',
      goal,
    });
  }
});
reportMeasures(measures);

async function tapToHeading(browser: Browser, url: string, link: string): Promise<number> {
  const page = await throttledPage(browser);
  try {
    await page.goto(url);
    const target = page.locator(link).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(READING_MS);
    // One promise, because polling at every frame would take part of the measured time.
    const appeared = await page.evaluateHandle(() => {
      const before = document.querySelector('h1')?.textContent;
      addEventListener('touchstart', () => performance.mark('tapped'), { once: true });
      const duration = new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')?.textContent;
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.measure('next page', 'tapped').duration));
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      return { duration };
    });
    await target.tap();
    return await appeared.evaluate(({ duration }) => duration);
  } finally {
    await page.close();
  }
}
