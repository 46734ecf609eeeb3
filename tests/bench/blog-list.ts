import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { openTakenOver } from '../support/react-arrival.ts';
import { Server } from '../support/server.ts';
import { serveCompressed } from './compressed-server.ts';
import { fillBlog } from './fill-blog.ts';
import { medianKeystroke } from './keystroke.ts';
import { throttledPage } from './throttled-page.ts';

/**
 * `npm run bench`: the blog list with 100, 1,000 and 10,000 posts, all newer than the build, on a phone on slow 4G: what
 * is read before anyone searches, and how soon a search has looked through all. Fails beyond the limits, and when a
 * keystroke takes longer than a frame.
 */
const SIZES = [100, 1000, 10_000];
const READ_LIMIT_KB = 30;
const SEARCH_LIMIT_MS = 1000;
const FRAME_MS = 1000 / 60;

interface Result {
  posts: number;
  'read before a search (kB)': number;
  'first page at (ms)': number;
  'first key to answer (ms)': number;
  'a word to answer (ms)': number;
  'keystroke (ms)': number;
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
const results: Result[] = [];
for (const size of SIZES) results.push(await measure(size));
await browser.close();

console.log('\nThe blog list on slow 4G, by the number of posts');
console.table(results);
for (const result of results) {
  if (
    result['read before a search (kB)'] > READ_LIMIT_KB ||
    result['first key to answer (ms)'] > SEARCH_LIMIT_MS ||
    result['keystroke (ms)'] > FRAME_MS
  )
    process.exitCode = 1;
}
if (process.exitCode)
  console.error(
    `More than ${READ_LIMIT_KB} kB before a search, an answer after more than ${SEARCH_LIMIT_MS} ms, or a keystroke longer than a frame.`,
  );

async function measure(posts: number): Promise<Result> {
  const server = await Server.start({ seed: false });
  const site = await serveCompressed(server.url);
  try {
    await fillBlog(server, posts);
    const page = await throttledPage(browser);
    const read: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/rest/v1/'))
        read.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await openTakenOver(page, `${site.url}/blog`);
    await page.getByText(`of ${posts} articles`).waitFor();
    const bytes = await Promise.all(read);
    return {
      posts,
      'read before a search (kB)': Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1000),
      'first page at (ms)': await page.evaluate(() =>
        Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      ),
      'first key to answer (ms)': await timeToAnswer(page, '9'),
      'a word to answer (ms)': await timeToAnswer(page, 'carpet'),
      'keystroke (ms)': await unthrottledKeystroke(server.url),
    };
  } finally {
    site.close();
    await server.dispose();
  }
}

/** Milliseconds from the first key of a search, typed without haste, until the list says how many match. */
async function timeToAnswer(page: Page, text: string): Promise<number> {
  const box = page.getByRole('searchbox');
  await box.clear();
  await page.waitForURL('**/blog');
  await page.getByText(/\d of \d+ articles/).waitFor();
  const answered = page.evaluate(async (words) => {
    const input = document.querySelector<HTMLInputElement>('input[type="search"]');
    const status = document.querySelector('[aria-label="Articles"] [role="status"]');
    while (!input?.value) await new Promise((next) => requestAnimationFrame(next));
    const start = performance.now();
    for (;;) {
      await new Promise((next) => requestAnimationFrame(next));
      if (input.value === words && /articles?$/.test(status?.textContent ?? '')) break;
    }
    return Math.round(performance.now() - start);
  }, text);
  await box.pressSequentially(text, { delay: 60 });
  return answered;
}

async function unthrottledKeystroke(origin: string): Promise<number> {
  const page = await browser.newPage();
  await openTakenOver(page, `${origin}/blog`);
  return medianKeystroke(page, 'carpet in spring');
}
