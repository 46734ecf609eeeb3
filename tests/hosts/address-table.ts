import { expect, it } from 'vitest';
import { SAMPLE_SLUG } from './site.ts';

interface Expected {
  status: number;
  /** The redirect's target, or a part of the HTML. */
  location?: string;
  holds?: string;
  /** A part of its Content-Security-Policy. */
  policy?: string;
  /** Its Cache-Control. */
  cache?: string;
  /** Its X-Robots-Tag. */
  robots?: string;
}

const SITE = "default-src 'none'";
const ADMIN = "style-src 'self' 'unsafe-inline'";
const SAMPLE = `/blog/${SAMPLE_SLUG}`;

/** What every host answers; docs/hosting.md describes it. */
const ADDRESSES: readonly [string, Expected][] = [
  ['/', { status: 200, holds: 'data-page="/"', policy: SITE, cache: 'no-cache' }],
  ['/about', { status: 200, holds: 'data-page="/about"', policy: SITE }],
  ['/services', { status: 200, holds: 'data-page="/services"' }],
  ['/blog', { status: 200, holds: 'data-page="/blog"', policy: SITE }],
  ['/blog?category=Home+Cleaning&page=2', { status: 200, holds: 'data-page="/blog"' }],
  [SAMPLE, { status: 200, holds: `data-page="${SAMPLE}"`, policy: SITE }],
  [
    '/blog/preview',
    { status: 200, holds: 'name="robots"', policy: SITE, cache: 'no-store', robots: 'noindex' },
  ],
  ['/2024/03/old-99', { status: 301, location: SAMPLE }],
  ['/2024/03/old-99/?from=search', { status: 301, location: `${SAMPLE}?from=search` }],
  ['/contact', { status: 200, holds: 'data-page="/contact"' }],
  ['/sitemap', { status: 200, holds: 'data-page="/sitemap"' }],
  ['/privacy-policy', { status: 200 }],
  ['/terms-of-service', { status: 200 }],
  ['/admin', { status: 200, holds: 'name="title"', policy: ADMIN }],
  ['/admin/blog_posts/create', { status: 200, holds: 'aria-label="Admin"', policy: ADMIN }],
  ['/admin/login', { status: 200, holds: 'data-page="auth"', policy: ADMIN }],
  ['/locations/walsall', { status: 404, holds: 'data-page="*"', policy: SITE }],
  ['/services/eco-friendly-cleaning', { status: 404, holds: 'data-page="*"' }],
  ['/no-such-page', { status: 404, holds: 'data-page="*"' }],
  ['/sitemap.xml', { status: 200, holds: '<urlset' }],
  ['/rss.xml', { status: 200, holds: '<rss' }],
  ['/robots.txt', { status: 200, holds: 'Sitemap:' }],
];

/** Fails with the actual answer. */
export async function expectAnswer(url: string, path: string, expected: Expected): Promise<void> {
  const response = await fetch(url + path, { redirect: 'manual' });
  const body = await response.text();
  expect(response.status).toBe(expected.status);
  if (expected.location) expect(response.headers.get('location')).toBe(expected.location);
  if (expected.holds) expect(body).toContain(expected.holds);
  const policy = response.headers.get('content-security-policy') ?? '';
  if (expected.policy) expect(policy).toContain(expected.policy);
  if (expected.policy === SITE) {
    expect(policy.replace(/style-src [^;]*/, '')).not.toContain('unsafe');
    expect(body).toContain(`content="style-src 'self' 'sha256-`);
  }
  if (expected.cache) expect(response.headers.get('cache-control')).toBe(expected.cache);
  expect(response.headers.get('x-robots-tag')).toBe(expected.robots ?? null);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
}

/** Tests the table, and a script of the build, whose name is hashed. */
export function answersTheTable(url: () => string): void {
  it.each(ADDRESSES)('%s', (path, expected) => expectAnswer(url(), path, expected));

  it('a script of the build, kept for a year', async () => {
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(await (await fetch(url())).text()) ?? [];
    await expectAnswer(url(), script, {
      status: 200,
      cache: 'public, max-age=31536000, immutable',
    });
  });
}
