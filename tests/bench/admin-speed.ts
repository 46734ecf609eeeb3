import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { Server } from '../support/server.ts';
import { EMPTY_PAGE, serveCompressed } from './compressed-server.ts';
import { medianVisit, type Throttling, type Visit } from './lighthouse-run.ts';
import { median } from './median.ts';
import { buildPeer, PEER_PATH } from './peer/build-peer.ts';
import { timeToForm, type FormTimes } from './time-to-form.ts';

/**
 * `npm run bench`: the admin's form on a phone beside a bare react-admin and ra-supabase with one create form (peer/)
 * and an empty page, in the same run. Prints and never fails: times depend on the machine.
 */
const PAGES = { 'empty page': EMPTY_PAGE, '/admin': '/admin', bare: PEER_PATH };
const FORMS = { '/admin': '/admin', bare: PEER_PATH };
const THROTTLINGS: [Throttling, string][] = [
  ['simulate', 'simulated'],
  ['devtools', 'applied'],
];
const FIGURES = ['FCP', 'LCP', 'TBT', 'CLS', 'JS kB', 'longest task'] as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

const folder = await buildPeer();
const backend = await Server.start();
const site = await serveCompressed(backend.url, { path: PEER_PATH, folder });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
});
try {
  const table: Record<string, Record<string, number>> = {};
  for (const [throttling, name] of THROTTLINGS) {
    let empty: Visit | undefined;
    for (const [page, path] of Object.entries(PAGES)) {
      const visit = await medianVisit(site.url + path, { port, throttling, runs });
      empty ??= visit;
      table[`${page}, ${name}`] = {
        ...Object.fromEntries(FIGURES.map((figure) => [figure, visit[figure]])),
        'FCP / empty': ratio(visit.FCP, empty.FCP),
        'LCP / empty': ratio(visit.LCP, empty.LCP),
      };
    }
  }
  console.log(
    `\nThe admin’s form, Lighthouse mobile, median of ${runs}, script compressed (brotli)`,
  );
  console.table(table);

  console.log('\nUntil something can be typed, applied throttling, milliseconds; script in kB');
  const typing: Record<string, FormTimes> = {};
  for (const [page, path] of Object.entries(FORMS)) {
    const times: FormTimes[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeToForm(browser, site.url + path));
    typing[page] = mediansOf(times);
  }
  console.table(typing);
} finally {
  await browser.close();
  site.close();
  await backend.dispose();
}

function ratio(figure: number, empty: number): number {
  return Math.round((figure / empty) * 100) / 100;
}

function mediansOf(times: FormTimes[]): FormTimes {
  const names = Object.keys(times[0] ?? {}) as (keyof FormTimes)[];
  return Object.fromEntries(
    names.map((name) => [name, median(times.map((figures) => figures[name]))]),
  ) as unknown as FormTimes;
}
