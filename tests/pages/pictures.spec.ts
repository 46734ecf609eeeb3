import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { TEST_BUILD } from '../support/paths.ts';
import { builtPages, content } from './built-pages.ts';

test.describe('the pictures of the built pages', () => {
  test('a page with its picture is at most 36 kB', { tag: '@slow' }, () => {
    for (const { html, path } of builtPages())
      expect.soft(brotliCompressSync(html).length, path).toBeLessThanOrEqual(36_000);
  });

  test('those of posts are as wide as they say, also on cards', async () => {
    const candidates = new Map<string, number>();
    for (const { html, path } of builtPages()) {
      if (path !== '/blog' && !path.startsWith('/blog/')) continue;
      for (const [, file = '', width] of html.matchAll(
        /(\/assets\/[\da-f-]{36}-\d+\.avif) (\d+)w/g,
      ))
        candidates.set(file, Number(width));
    }
    expect(candidates.size).toBeGreaterThan(20);
    for (const [file, width] of candidates)
      expect.soft((await sharp(join(TEST_BUILD, file)).metadata()).width, file).toBe(width);
  });

  test('the one that a page is shared with is of a format that every network shows', async () => {
    for (const page of builtPages()) {
      const address = content(page, 'meta[property="og:image"]') ?? '';
      const file = join(TEST_BUILD, new URL(address).pathname);
      // LinkedIn's help: JPEG, PNG and GIF.
      expect
        .soft(await sharp(file).metadata(), page.path)
        .toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  });
});
