import { EMPTY_PAGE } from './compressed-server.ts';
import { medianVisit, type Throttling } from './lighthouse-run.ts';
import { median } from './median.ts';
import { onPhone, repeat } from './phone.ts';
import { reportMeasures, type Measure } from './report.ts';
import { timeToWorking } from './time-to-working.ts';

/** Kinds of pages on a phone by Lighthouse, beside an empty page in the same run. */
const PAGES = {
  home: '/',
  services: '/services',
  'blog list': '/blog',
  'a post': '/blog/how-to-lift-common-carpet-stains',
  contact: '/contact',
};
const APPLIED = { name: 'applied', throttling: 'devtools', runs: 2, pages: PAGES };
/** PageSpeed's throttling. */
const SIMULATED = {
  name: 'simulated',
  throttling: 'simulate',
  runs: 1,
  pages: { home: PAGES.home, 'a post': PAGES['a post'] },
};

const measures: Measure[] = [];
await onPhone(async ({ browser, url, port }) => {
  for (const { name, throttling, runs, pages } of [APPLIED, SIMULATED]) {
    const options = { port, throttling: throttling as Throttling, runs };
    const empty = await medianVisit(url + EMPTY_PAGE, options);
    for (const [page, path] of Object.entries(pages)) {
      const visit = await medianVisit(url + path, options);
      const what = `${page}, ${name}`;
      measures.push(
        {
          measure: `${what}: largest paint`,
          today: visit.LCP,
          unit: 'ms',
          goal: 2500,
          peer: `${empty.LCP} ms, an empty page`,
        },
        { measure: `${what}: blocking time`, today: visit.TBT, unit: 'ms', goal: 200 },
      );
      if (throttling === 'simulate')
        measures.push({
          measure: `${what}: Lighthouse`,
          today: visit.performance,
          unit: 'points',
          goal: 90,
        });
    }
  }
  const times = await repeat(3, () => timeToWorking(browser, url + PAGES.home));
  measures.push({
    measure: 'home: from first paint to working',
    today: Math.round(median(times)),
    unit: 'ms',
  });
});
reportMeasures(measures);
