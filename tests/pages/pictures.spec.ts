import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { TEST_BUILD } from '../support/paths.ts';
import { builtPages, type BuiltPage } from './built-pages.ts';

/** The picture of the first view, where the page has one. */
function firstPicture({ document }: BuiltPage) {
  const image = document.querySelector('img[fetchpriority="high"]');
  const phone = image?.parentElement?.querySelector('source');
  if (!phone) return undefined;
  const preload = document.head.querySelector<HTMLLinkElement>('link[rel="preload"][as="image"]');
  return { phone, preload, source: phone.nextElementSibling };
}

test.describe('the pictures of the built pages', () => {
  test('the first one is in the page for phones and preloaded for others, or preloaded for all', () => {
    const inline: string[] = [];
    for (const page of builtPages()) {
      const first = firstPicture(page);
      if (!first) continue;
      const { phone, preload, source } = first;
      const srcset = source?.getAttribute('srcset');
      expect.soft(source?.getAttribute('type'), page.path).toBe('image/avif');
      expect.soft(preload?.getAttribute('imagesrcset'), page.path).toBe(srcset);
      expect
        .soft(preload?.getAttribute('imagesizes'), page.path)
        .toBe(source?.getAttribute('sizes'));

      const isInline = phone.getAttribute('srcset')?.startsWith('data:image/avif;base64,');
      if (isInline) inline.push(page.path);
      expect.soft(preload?.media, page.path).toBe(isInline ? `not ${phone.media}` : '');
      if (!isInline) expect.soft(phone.getAttribute('srcset'), page.path).toBe(srcset);
    }
    expect(inline).toEqual(
      expect.arrayContaining(['/', '/about', '/services', '/blog', '/contact']),
    );
    expect(inline.filter((path) => path.startsWith('/blog/'))).not.toEqual([]);
  });

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
});
