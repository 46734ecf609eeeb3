import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { openTakenOver } from '../support/react-arrival.ts';
import { Server } from '../support/server.ts';
import { fillBlog } from './fill-blog.ts';
import { medianKeystroke } from './keystroke.ts';

/**
 * `npm run bench`: the blog list with 100, 1,000 and 3,000 posts, on the production build and the embedded backend.
 * Fails when a post is missing from the list or when a keystroke in the search box takes longer than a frame.
 */
const SIZES = [100, 1000, 3000];
const FRAME_MS = 1000 / 60;

interface Result {
  posts: number;
  requests: number;
  'answers (kB)': number;
  'with gzip (kB)': number;
  'first card (ms)': number;
  'keystroke (ms)': number;
}

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: BROWSER_ARGUMENTS,
});
const results: Result[] = [];
for (const size of SIZES) results.push(await measure(size));
await browser.close();

console.log('\nThe blog list, by the number of posts');
console.table(results);
const slow = results.filter((result) => result['keystroke (ms)'] > FRAME_MS);
if (slow.length > 0) {
  console.error('A keystroke takes longer than a frame of 16.7 ms.');
  process.exitCode = 1;
}

async function measure(posts: number): Promise<Result> {
  const server = await Server.start({ seed: false });
  try {
    await fillBlog(server, posts);
    const page = await browser.newPage();
    const answers: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/rest/v1/')) answers.push(response.body());
    });
    const firstCard = await timeToFirstCard(page, server.url);
    await page.getByText(`of ${posts} articles`).waitFor();
    const bodies = await Promise.all(answers);
    return {
      posts,
      requests: bodies.length,
      'answers (kB)': kilobytes(bodies),
      'with gzip (kB)': kilobytes(bodies.map((body) => gzipSync(body))),
      'first card (ms)': Math.round(firstCard),
      'keystroke (ms)': await medianKeystroke(page, 'carpet in spring'),
    };
  } finally {
    await server.dispose();
  }
}

/** Milliseconds from the click on "Blog" to the first card on the screen. */
async function timeToFirstCard(page: Page, origin: string): Promise<number> {
  await openTakenOver(page, `${origin}/about`);
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('header a[href="/blog"]');
    const start = performance.now();
    link?.click();
    while (!document.querySelector('[aria-label="Articles"] li h2')) {
      await new Promise((next) => requestAnimationFrame(next));
    }
    return performance.now() - start;
  });
}

function kilobytes(bodies: Buffer[]): number {
  return Math.round(bodies.reduce((sum, body) => sum + body.length, 0) / 1000);
}
