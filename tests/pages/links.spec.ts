import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isAdminPath } from '../../hosting/admin-path.ts';
import { answerTo } from '../../hosting/page-files.ts';
import { publicTypes } from '../../src/content-types/public-types.ts';
import { TAKEN_SLUGS } from '../../src/shared/slug.ts';
import { TEST_BUILD } from '../support/paths.ts';
import { builtFile, builtOrigin, builtPage, builtPages } from './built-pages.ts';

/** Places and offers of the sitemap page have no page of their own (docs/specification.md, 2). */
const WITHOUT_PAGE = /^\/(?:locations|services)\//;

const isFile = (file: string) => existsSync(join(TEST_BUILD, file)) && file.includes('.');

test.describe('the addresses of the built site', () => {
  test('no post may have the name of a file below /blog that is not a post’s', () => {
    const posts = [...builtFile('sitemap.xml').matchAll(/\/blog\/([^<]+)<\/loc>/g)];
    const names = new Set(posts.map(([, slug]) => slug));
    const others = readdirSync(join(TEST_BUILD, 'blog'))
      .map((file) => file.replace(/\..*$/, ''))
      .filter((name) => !names.has(name));
    expect(others).toContain('404');
    for (const name of others) expect(TAKEN_SLUGS).toContain(name);
  });

  test('sitemap.xml lists exactly the pages', () => {
    const origin = builtOrigin();
    const listed = [...builtFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    expect(listed.sort()).toEqual(
      builtPages()
        .map(({ path }) => origin + path)
        .sort(),
    );
  });

  test('posts and pages in sitemap.xml say when they were changed', () => {
    const lists = ['/blog', ...publicTypes.map(({ list }) => list)];
    const written = builtPages().filter(({ path }) => !lists.includes(path));
    expect(written.length).toBeGreaterThan(0);
    const stamps = builtFile('sitemap.xml').match(/<lastmod>\d{4}-\d\d-\d\dT/g);
    expect(stamps).toHaveLength(written.length);
  });

  test('rss.xml leads to pages', () => {
    const links = [...builtFile('rss.xml').matchAll(/<link>([^<]+)<\/link>/g)];
    expect(links.length).toBeGreaterThan(1);
    for (const [, address = ''] of links)
      expect.soft(answerTo(new URL(address).pathname, isFile).status, address).toBe(200);
  });

  test('robots.txt names the sitemap and excludes the admin, but no page with a similar path', () => {
    expect(builtFile('robots.txt')).toContain(`Sitemap: ${builtOrigin()}/sitemap.xml`);
    const disallowed = [...builtFile('robots.txt').matchAll(/^Disallow: (.+)$/gm)];
    // `$` is the end of an address (RFC 9309, 2.2.3).
    expect(disallowed.map(([, path]) => path)).toEqual(['/admin$', '/admin?', '/admin/']);
  });

  test('every picture, script and style that a page names is there', () => {
    for (const { html, path } of builtPages()) {
      const named = new Set(html.match(/\/assets\/[\w.-]+/g));
      expect(named.size, path).toBeGreaterThan(3);
      for (const file of named) expect.soft(isFile(file), `${path} ${file}`).toBe(true);
    }
  });

  test('every link leads to a page that is there, and every anchor to a part of it', () => {
    for (const page of builtPages()) {
      for (const link of page.document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        const address = link.getAttribute('href') ?? '';
        const { origin, pathname, hash } = new URL(address, `http://localhost${page.path}`);
        if (origin !== 'http://localhost' || isAdminPath(pathname) || WITHOUT_PAGE.test(pathname))
          continue;
        if (isFile(pathname)) continue;
        const { file, status } = answerTo(pathname, isFile);
        const from = `${page.path} → ${address}`;
        expect.soft(status, from).toBe(200);
        const target = file === page.file ? page : builtPage(file);
        if (hash) expect.soft(target.document.getElementById(hash.slice(1)), from).not.toBeNull();
      }
    }
  });
});
