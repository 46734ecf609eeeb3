import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Kilobytes of 1,000 bytes, compressed as hosts do (design, section 4). */
const kB = (bytes: number) => Math.round(bytes / 100) / 10;

interface Loaded {
  origin: string;
  /** Of the answer, compressed if it is text. */
  bytes: number;
  kind: string;
  text: string;
}

/** Notes everything that a page gets from now on. */
function watch(page: Page): Promise<Loaded>[] {
  const loaded: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    loaded.push(
      // An answer without a body has none to give.
      response
        .body()
        .catch(() => Buffer.alloc(0))
        .then((body) => ({
          origin: new URL(response.url()).origin,
          bytes: kind === 'image' ? body.length : gzipSync(body, { level: 9 }).length,
          kind,
          text: kind === 'image' ? '' : body.toString('utf8'),
        })),
    );
  });
  return loaded;
}

/** Everything that a page asks for, until it is alive and quiet. */
async function load(page: Page, path: string): Promise<Loaded[]> {
  const loaded = watch(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(loaded);
}

const total = (files: readonly Loaded[], ...kinds: string[]) =>
  kB(
    files
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  );

const POST = '/blog/how-to-lift-common-carpet-stains';

test.describe('bytes that a visitor pays for', () => {
  for (const { path, script } of [
    { path: '/', script: 90 },
    { path: '/blog', script: 115 },
    { path: POST, script: 115 },
  ]) {
    test(`${path}: at most ${script} kB of JavaScript @phone`, async ({ page }) => {
      const files = await load(page, path);
      expect(total(files, 'script')).toBeGreaterThan(60);
      expect(total(files, 'script')).toBeLessThanOrEqual(script);
    });
  }

  test('the home page in all, with the pictures of the first view: at most 200 kB @phone', async ({
    page,
  }) => {
    expect(total(await load(page, '/'))).toBeLessThanOrEqual(200);
  });

  test('styles of any page: at most 12 kB, all of them in its HTML', async ({ page }) => {
    for (const path of ['/', '/services', '/blog', POST, '/contact']) {
      const files = await load(page, path);
      const inline = await page.locator('style').allTextContents();
      expect(kB(gzipSync(inline.join('')).length), path).toBeLessThanOrEqual(12);
      expect(total(files, 'stylesheet'), path).toBe(0);
      page.removeAllListeners('response');
    }
  });

  test('the blog’s libraries stay with the blog, the sanitiser with its posts', async ({
    page,
  }) => {
    const scripts = async (path: string) => {
      const files = await load(page, path);
      page.removeAllListeners('response');
      return files
        .filter(({ kind }) => kind === 'script')
        .map(({ text }) => text)
        .join('\n');
    };
    const REACT_QUERY = /refetchOnWindowFocus/;
    const DOMPURIFY = /ALLOWED_NAMESPACES/;
    const home = await scripts('/');
    expect(home).not.toMatch(REACT_QUERY);
    expect(home).not.toMatch(DOMPURIFY);
    const list = await scripts('/blog');
    expect(list).toMatch(REACT_QUERY);
    expect(list).not.toMatch(DOMPURIFY);
    expect(await scripts(POST)).toMatch(DOMPURIFY);
  });

  test('no page asks another site for anything', async ({ page, server }) => {
    for (const path of ['/', '/about', '/services', '/blog', POST, '/privacy-policy']) {
      const files = await load(page, path);
      expect([...new Set(files.map(({ origin }) => origin))], path).toEqual([server.url]);
      page.removeAllListeners('response');
    }
  });

  test('the admin’s form: less than 430 kB of JavaScript, without waiting for its editor', async ({
    page,
  }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/admin-assets/HtmlEditor-*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    const loaded = watch(page);
    await page.goto('/admin');
    await expect(page.getByLabel('Title')).toBeEditable();
    const form = total(await Promise.all(loaded), 'script');
    expect(form).toBeLessThan(430);

    arrive();
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeEditable();
    expect(total(await Promise.all(loaded), 'script')).toBeGreaterThan(form);
  });
});
