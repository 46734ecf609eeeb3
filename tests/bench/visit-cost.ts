import type { Browser, BrowserContext } from '@playwright/test';
import { gotoHydrated } from '../support/hydration.ts';
import { onPhone } from './phone.ts';
import { reportMeasures } from './report.ts';

/** Requests and bytes of visits to the static host, the database and the storage; docs/growth.md uses these figures. */
interface Cost {
  'host requests': number;
  'host kB': number;
  'database requests': number;
  'database kB': number;
  'storage requests': number;
  'storage kB': number;
}

const HOME_TO_CONTACT = ['/', '/services', '/contact'];

const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 };

await onPhone(async ({ browser, url }) => {
  const context = await browser.newContext(SCREEN);
  const visits = {
    'a first visit: home, services, contact': await cost(context, url, HOME_TO_CONTACT),
    'the same visitor again': await cost(context, url, HOME_TO_CONTACT),
    'three posts, from the list': await readThreePosts(browser, url),
  };
  reportMeasures(
    Object.entries(visits).flatMap(([visit, part]) =>
      Object.entries(part).map(([name, today]) => ({
        measure: `${visit}: ${name.replace(/ kB$/, '')}`,
        today: today as number,
        unit: name.endsWith('kB') ? ('kB' as const) : undefined,
      })),
    ),
  );
});

/** Opens pages one after the other by links of the menu, in a new tab. */
async function cost(context: BrowserContext, url: string, paths: readonly string[]): Promise<Cost> {
  const page = await context.newPage();
  const total = count(page);
  const [first = '/', ...others] = paths;
  await gotoHydrated(page, url + first);
  for (const path of others) {
    await page.waitForLoadState('networkidle');
    await page
      .locator(`header a[href="${path}"]`)
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(`**${path}`);
  }
  await page.waitForLoadState('networkidle');
  await page.close();
  return total();
}

async function readThreePosts(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  const total = count(page);
  await gotoHydrated(page, `${url}/blog`);
  for (let number = 0; number < 3; number += 1) {
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('region', { name: 'Articles' }).getByRole('link').nth(number);
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.getByRole('article').waitFor();
    await page.waitForLoadState('networkidle');
    await page.goBack();
  }
  await context.close();
  return total();
}

/** Counts a page's requests from now on, except cached ones. */
function count(page: Awaited<ReturnType<BrowserContext['newPage']>>): () => Promise<Cost> {
  const answers: Promise<{ url: string; bytes: number } | undefined>[] = [];
  page.on('requestfinished', (request) => {
    answers.push(
      (async () => {
        const response = await request.response();
        if (!response || response.fromServiceWorker()) return undefined;
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return { url: request.url(), bytes: responseBodySize + responseHeadersSize };
      })().catch(() => undefined),
    );
  });
  return async () => {
    const answered = (await Promise.all(answers)).filter((answer) => answer && answer.bytes > 0);
    const of = (part: RegExp) => answered.filter((answer) => part.test(answer?.url ?? ''));
    const kB = (list: typeof answered) =>
      Math.round(list.reduce((sum, answer) => sum + (answer?.bytes ?? 0), 0) / 100) / 10;
    const [database, storage, host] = [
      of(/\/rest\/v1\//),
      of(/\/storage\/v1\//),
      of(/^(?!.*\/(?:rest|storage)\/v1\/)/),
    ];
    return {
      'host requests': host.length,
      'host kB': kB(host),
      'database requests': database.length,
      'database kB': kB(database),
      'storage requests': storage.length,
      'storage kB': kB(storage),
    };
  };
}
