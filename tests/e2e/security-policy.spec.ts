import type { Page } from '@playwright/test';
import { routeEntries } from '../../src/shared/route-table.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC_PATHS = routeEntries
  .map(({ path }) => path)
  .filter((path) => path !== '/admin')
  .map((path) =>
    path.replace('*', '/no-such-page').replace(':slug', 'how-to-lift-common-carpet-stains'),
  );

const OWN_STYLES =
  /<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-[^' ]+'">/;

test.describe('the headers of every path', () => {
  test('protect every page of the site and of the admin', async ({ server }) => {
    for (const path of [...PUBLIC_PATHS, '/admin', '/admin/blog_posts']) {
      const response = await fetch(server.url + path);
      const { headers } = response;
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toContain('unsafe-eval');
      expect(policy.replace(/style-src [^;]*/, ''), path).not.toContain('unsafe-inline');
      // Visitors' pages allow only their own styles.
      const isStrict = OWN_STYLES.test(await response.text());
      expect(isStrict, path).toBe(!path.startsWith('/admin'));
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy'), path).toContain('geolocation=()');
      expect(headers.get('strict-transport-security'), path).toMatch(/max-age=\d{8}/);
    }
  });

  test('keep an uploaded file from being a page', async ({ server }) => {
    const path = `/storage/v1/object/blog-images/blog/${crypto.randomUUID()}.png`;
    await server.request(
      path,
      {
        method: 'POST',
        body: '<script>alert(1)</script>',
        headers: { 'content-type': 'image/png' },
      },
      'admin',
    );
    const response = await fetch(server.url + path.replace('object/', 'object/public/'));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});

/** Foreign markup with the directive that refuses it. */
const INJECTIONS = [
  ['<script>alert(1)</script>', 'script-src-elem'],
  ['<script src="https://evil.example/x.js"></script>', 'script-src-elem'],
  ['<p onclick="alert(1)">x</p>', 'script-src-attr'],
  ['<style>body { display: none }</style>', 'style-src-elem'],
  ['<p style="position: fixed">x</p>', 'style-src-attr'],
  ['<iframe src="https://evil.example/"></iframe>', 'frame-src'],
  ['<img src="http://evil.example/x.png">', 'img-src'],
  ['<link rel="stylesheet" href="https://evil.example/x.css">', 'style-src-elem'],
  ['<video src="https://evil.example/x.mp4"></video>', 'media-src'],
  ['<base href="https://evil.example/">', 'base-uri'],
] as const;

/** Injects markup and waits for the violation. */
const inject = (page: Page, markup: string): Promise<string> =>
  page.evaluate(
    (html) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        document.body.append(document.createRange().createContextualFragment(html));
      }),
    markup,
  );

test.describe('the policy in a browser', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(/Content Security Policy|Refused to/));

  test('refuses what an injection would bring', async ({ page }) => {
    await page.goto('/privacy-policy');
    for (const [markup, directive] of INJECTIONS) {
      expect(await inject(page, markup), markup).toBe(directive);
    }
  });

  test('keeps other sites from framing a page', async ({ page, server }) => {
    await page.route('https://evil.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${server.url}/admin">` }),
    );
    await page.goto('https://evil.example/');
    await expect(
      page.frameLocator('iframe').getByRole('heading', { name: 'Create New Blog Post' }),
    ).toHaveCount(0);
  });

  test('shows a post its pictures from here and from any https address', async ({
    page,
    server,
  }) => {
    const [post] = await insertPosts(server, [
      aPost({ content: '<p><img src="https://pictures.example/a.png" alt="A clean sink"></p>' }),
    ]);
    await page.route('https://pictures.example/a.png', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      }),
    );
    await page.goto(`/blog/${post?.slug}`);
    const picture = page.getByRole('img', { name: 'A clean sink' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 8);
  });
});
