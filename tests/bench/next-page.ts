import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { openTakenOver } from '../support/react-arrival.ts';
import { Server } from '../support/server.ts';
import { serveCompressed } from './compressed-server.ts';
import { median } from './median.ts';
import { throttledPage } from './throttled-page.ts';

/**
 * `npm run bench`: from the tap on a link to the heading of the next screen, on a phone on slow 4G that had the page
 * before itself for some seconds; how much was fetched for it, and how often after the tap. Fails beyond the limits.
 */
/** `to` is how the link's address starts; the first in the page itself, otherwise in the menu, is tapped. */
const WAYS = [
  { from: '/', to: '/services', limit: 100 },
  { from: '/', to: '/blog', limit: 100 },
  { from: '/services', to: '/contact', limit: 100 },
  { from: '/about', to: '/', limit: 100 },
  { from: '/blog', to: '/blog/', limit: 250 },
];
const AHEAD_LIMIT_KB = 60;
const RUNS = 3;
/** How long a visitor reads before the tap. */
const READING_MS = 6000;

interface Tap {
  ms: number;
  requests: number;
  aheadKb: number;
}

const backend = await Server.start();
const site = await serveCompressed(backend.url);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
try {
  const table = [];
  for (const { from, to, limit } of WAYS) {
    const taps: Tap[] = [];
    for (let run = 0; run < RUNS; run += 1) taps.push(await tap(browser, from, to));
    const ms = median(taps.map((result) => result.ms));
    const aheadKb = Math.max(...taps.map((result) => result.aheadKb));
    const requests = Math.max(...taps.map((result) => result.requests));
    table.push({
      from,
      to,
      'tap to heading (ms)': ms,
      'scripts after it': requests,
      'fetched ahead (kB)': aheadKb,
    });
    if (ms > limit || aheadKb > AHEAD_LIMIT_KB) process.exitCode = 1;
  }
  console.log(`\nThe next page, applied throttling, median of ${RUNS}`);
  console.table(table);
  if (process.exitCode)
    console.error(`Slower than 100 ms (a post: 250 ms), or more than ${AHEAD_LIMIT_KB} kB ahead.`);
} finally {
  await browser.close();
  site.close();
  await backend.dispose();
}

async function tap(browser: Browser, from: string, to: string): Promise<Tap> {
  const page = await throttledPage(browser);
  try {
    await openTakenOver(page, site.url + from);
    const before = await scripts(page);
    await page.waitForTimeout(READING_MS);
    const ahead = (await scripts(page)).slice(before.length);
    const ms = await tapToHeading(page, to);
    await page.waitForTimeout(READING_MS / 3);
    const after = await scripts(page);
    return {
      ms: Math.round(ms),
      requests: after.length - before.length - ahead.length,
      aheadKb: Math.round(ahead.reduce((sum, bytes) => sum + bytes, 0) / 100) / 10,
    };
  } finally {
    await page.close();
  }
}

/** Sizes, as sent, of the scripts and style sheets that a page has asked for. */
function scripts(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|css)$/.test(name))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
}

/** As a visitor does it: the finger goes down, which is when a post's text is asked for, and up again a moment later. */
function tapToHeading(page: Page, to: string): Promise<number> {
  return page.evaluate(async (path) => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>(
        path.endsWith('/') && path !== '/' ? `a[href^="${path}"]` : `a[href="${path}"]`,
      ),
    ];
    const link = links.find((candidate) => candidate.closest('main')) ?? links[0];
    if (!link) throw new Error(`No link to ${path}`);
    const heading = document.querySelector('h1');
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    const start = performance.now();
    link.click();
    for (;;) {
      await new Promise((next) => requestAnimationFrame(next));
      const shown = document.querySelector('h1');
      if (shown && shown !== heading) return performance.now() - start;
    }
  }, to);
}
