import { describe, expect, it } from 'vitest';
import { headerRules, headersOf } from './header-rules.ts';
import { readHeadersFile, writeHeadersFile } from './headers-file.ts';
import { matches } from './admin-path.ts';

const rules = headerRules({
  supabaseOrigin: 'https://abcdefgh.supabase.co',
  inlineScripts: ['start()'],
});
const file = writeHeadersFile(rules);

/** The headers of a path where a repeated one is joined unless a line detached it: Cloudflare Pages. */
function headersOnCloudflare(pathname: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const block of file.trim().split('\n\n')) {
    const [path = '', ...lines] = block.split('\n');
    if (!matches(path, pathname)) continue;
    for (const line of lines) {
      const [, detached, name = '', value = ''] = /^ {2}(?:! (.+)|(.+?): (.+))$/.exec(line) ?? [];
      if (detached) headers.delete(detached);
      else headers.set(name, [headers.get(name) ?? [], value].flat().join(', '));
    }
  }
  return Object.fromEntries(headers);
}

const policyOf = (pathname: string) => headersOf(pathname, rules)['Content-Security-Policy'] ?? '';

describe('headers of the hosts', () => {
  it.each(['/', '/blog', '/blog/a-post', '/no-such-page', '/administration'])(
    'send %s with a policy that refuses inline scripts',
    (path) => {
      expect(policyOf(path)).toContain("default-src 'none'");
      expect(policyOf(path)).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
      expect(policyOf(path).replace(/style-src [^;]*/, '')).not.toContain('unsafe');
    },
  );

  it.each(['/admin', '/admin/', '/admin/blog_posts/create', '/admin.html'])(
    'send %s with inline styles, but no inline scripts',
    (path) => {
      expect(policyOf(path)).toContain("style-src 'self' 'unsafe-inline'");
      expect(policyOf(path)).toContain("script-src 'self';");
    },
  );

  it.each(['/', '/blog/a-post', '/blog/preview', '/admin', '/admin/blog_posts', '/assets/a.js'])(
    'give %s the same headers in preview, on Netlify and on Cloudflare',
    (path) => {
      expect(headersOf(path, readHeadersFile(file))).toEqual(headersOf(path, rules));
      expect(headersOnCloudflare(path)).toEqual(headersOf(path, rules));
    },
  );

  it('name the Supabase project for requests and pictures, and the map for frames only', () => {
    expect(policyOf('/')).toContain("connect-src 'self' https://abcdefgh.supabase.co;");
    expect(policyOf('/')).toContain("img-src 'self' https: data: https://abcdefgh.supabase.co;");
    expect(policyOf('/contact')).toContain('frame-src https://www.openstreetmap.org');
    expect(policyOf('/admin')).not.toContain('openstreetmap');
  });

  it('allow what the build writes into pages by its hash', () => {
    // printf %s 'start()' | openssl dgst -sha256 -binary | base64
    expect(policyOf('/')).toContain("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
  });

  it('are refused where Cloudflare would leave one out', () => {
    const inlineScripts = Array.from({ length: 40 }, (_, index) => `start(${index})`);
    expect(() => writeHeadersFile(headerRules({ inlineScripts }))).toThrow(/for its length/);
  });

  it.each<[string, Record<string, string>]>([
    ['/a\n/*', {}],
    ['/a', { 'X-Frame-Options': 'DENY\n\n/*\n  X-Frame-Options: ALLOWALL' }],
  ])('are refused where one would be several: %j', (path, headers) => {
    expect(() => writeHeadersFile([{ path, headers }])).toThrow(/has several/);
  });

  it('forbid framing, sniffing and devices on every path', () => {
    for (const path of ['/', '/admin', '/assets/index.js', '/feed.xml']) {
      const headers = headersOf(path, rules);
      expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
        'Permissions-Policy': expect.stringContaining('camera=()'),
      });
    }
  });
});
