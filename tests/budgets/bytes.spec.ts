import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ADMIN_DOCUMENTS } from '../../hosting/admin-documents.ts';
import { kB, load, total, watch, type Loaded } from '../support/loaded-bytes.ts';
import { TEST_BUILD } from '../support/paths.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { CSS_KB, SCRIPT_KB } from './page-budgets.ts';

/** Pictures of the first view; how many more a browser fetches depends on the connection. */
function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );
}

/** After hydration the page revalidates its content: one request, and its code, which have a bound of their own. */
const isLater = ({ url }: Loaded) => /\/revalidate-|\/rpc\/content_state/.test(url);

/** kB of each document before its code, compressed, with the styles of both schemes. */
const ADMIN_DOCUMENT_KB = { front: 21, page: 14, auth: 11.2 } as const;

test.describe('bytes that a visitor pays for', () => {
  for (const [path, scriptKb] of Object.entries(SCRIPT_KB)) {
    test(
      `${path}: at most ${scriptKb} kB of JavaScript and ${CSS_KB} kB of styles, from this site`,
      { tag: '@phone' },
      async ({ page, server }) => {
        const files = await load(page, path);
        const first = files.filter((file) => !isLater(file));
        expect(total(first, 'script')).toBeGreaterThan(60);
        expect(total(first, 'script')).toBeLessThanOrEqual(scriptKb);
        expect(total(files.filter(isLater))).toBeLessThanOrEqual(3);

        const inline = await page.locator('style').allTextContents();
        expect(kB(gzipSync(inline.join('')).length)).toBeLessThanOrEqual(CSS_KB);
        expect(total(files, 'stylesheet'), 'styles are in the HTML').toBe(0);

        expect([...new Set(files.map(({ url }) => new URL(url).origin))]).toEqual([server.url]);

        if (path !== '/') return;
        const inView = await picturesInView(page);
        const firstView = files.filter(({ kind, url }) => kind !== 'image' || inView.includes(url));
        expect(total(firstView), 'with the pictures of the first view').toBeLessThanOrEqual(200);
      },
    );
  }

  test('what is fetched ahead is less than 70 kB', { tag: '@phone' }, async ({ page }) => {
    await gotoHydrated(page, '/blog');
    const ahead = watch(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const files = (await Promise.all(ahead)).filter((file) => !isLater(file));
    expect(total(files, 'script', 'stylesheet')).toBeGreaterThan(0);
    expect(total(files, 'script', 'stylesheet')).toBeLessThanOrEqual(70);
  });

  test('the admin’s documents, with what they show first', () => {
    for (const [name, most] of Object.entries(ADMIN_DOCUMENT_KB)) {
      const file = ADMIN_DOCUMENTS[name as keyof typeof ADMIN_DOCUMENTS];
      const html = readFileSync(join(TEST_BUILD, file), 'utf8');
      expect(html, file).toMatch(/<h1\b/);
      expect(kB(gzipSync(html).length), file).toBeLessThanOrEqual(most);
    }
  });

  test('the admin’s form: its document names less than 263 kB of JavaScript (brotli)', () => {
    const html = readFileSync(join(TEST_BUILD, ADMIN_DOCUMENTS.front), 'utf8');
    const scripts = new Set(html.match(/admin-assets\/[\w.-]+\.js/g));
    const bytes = [...scripts].map(
      (script) => brotliCompressSync(readFileSync(join(TEST_BUILD, script))).length,
    );
    const brotli = kB(bytes.reduce((sum, size) => sum + size, 0));
    expect(brotli).toBeGreaterThan(150);
    expect(brotli).toBeLessThan(263);
  });
});
