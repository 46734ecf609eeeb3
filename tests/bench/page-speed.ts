import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { Server } from '../support/server.ts';
import { EMPTY_PAGE, serveCompressed } from './compressed-server.ts';
import { medianVisit, type Throttling, type Visit } from './lighthouse-run.ts';
import { median } from './median.ts';
import { timeToWorking } from './time-to-working.ts';

/**
 * `npm run bench`: the five kinds of page on a phone, by Lighthouse with both kinds of throttling, beside an empty
 * page in the same run. Prints and never fails: times depend on the machine.
 */
const PAGES = {
  home: '/',
  services: '/services',
  'blog list': '/blog',
  'a post': '/blog/how-to-lift-common-carpet-stains',
  contact: '/contact',
};

const THROTTLINGS: [Throttling, string][] = [
  ['simulate', 'simulated throttling (what PageSpeed shows)'],
  ['devtools', 'applied throttling (nearer to a phone)'],
];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

const backend = await Server.start();
const site = await serveCompressed(backend.url);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
});
try {
  for (const [throttling, name] of THROTTLINGS) {
    const empty = await medianVisit(site.url + EMPTY_PAGE, { port, throttling, runs });
    const table: Record<string, Visit & { 'LCP / empty': number }> = {
      'empty page': { ...empty, 'LCP / empty': 1 },
    };
    for (const [page, path] of Object.entries(PAGES)) {
      const figures = await medianVisit(site.url + path, { port, throttling, runs });
      const ratio = Math.round((figures.LCP / empty.LCP) * 100) / 100;
      table[page] = { ...figures, 'LCP / empty': ratio };
    }
    console.log(`\nLighthouse mobile, ${name}, median of ${runs}`);
    console.table(table);
  }

  console.log('\nFrom the first paint to a working page, applied throttling, milliseconds');
  const working: Record<string, { 'left alone': number; 'touched at once': number }> = {};
  for (const [page, path] of Object.entries(PAGES)) {
    const medianTime = async (touched: boolean) => {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await timeToWorking(browser, site.url + path, touched));
      return Math.round(median(times));
    };
    working[page] = {
      'left alone': await medianTime(false),
      'touched at once': await medianTime(true),
    };
  }
  console.table(working);
} finally {
  await browser.close();
  site.close();
  await backend.dispose();
}
