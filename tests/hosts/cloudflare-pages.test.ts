import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { linkPreview } from '../support/edge-pages.ts';
import { freePort } from '../support/free-port.ts';
import { answersTheTable, expectAnswer } from './address-table.ts';
import { HostProcess } from './host-process.ts';
import { NEW_POST } from './site.ts';
import { fetchedFile } from '../support/fetched-package.ts';

const wrangler = fetchedFile('wrangler', '.bin/wrangler');

async function start(build: string): Promise<HostProcess> {
  const port = await freePort();
  const words = ['pages', 'dev', build, '--compatibility-date', '2025-09-01', '--ip', '127.0.0.1'];
  const ports = ['--port', String(port), '--inspector-port', String(await freePort())];
  // Its state goes into the working directory.
  return HostProcess.start(port, wrangler ?? '', [...words, ...ports], 'test-results/hosts');
}

describe.skipIf(!wrangler)('Cloudflare Pages (wrangler)', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await start(inject('plainBuild'));
  });
  afterAll(() => host?.stop());

  answersTheTable(() => host.url);

  it('a post newer than the build has the shell, with status 404', () =>
    expectAnswer(host.url, `/blog/${NEW_POST.slug}`, {
      status: 404,
      holds: 'data-page="/blog/:slug"',
    }));
});

describe.skipIf(!wrangler)('Cloudflare Pages with the function at the edge', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await start(inject('edgeBuild'));
  });
  afterAll(() => host?.stop());

  answersTheTable(() => host.url);

  it.each([
    'WhatsApp/2.24.1 A',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ])('a new post has its link preview for %s', async (agent) => {
    const response = await fetch(`${host.url}/blog/${NEW_POST.slug}`, {
      headers: { 'user-agent': agent },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('data-page="/blog/:slug"');
    expect(html).not.toContain('<script>alert(');
    expect(linkPreview(html)).toEqual({
      title: '&lt;/title&gt;&lt;script&gt;alert(&quot;new&quot;)&lt;/script&gt; &amp; $&amp; more',
      description: NEW_POST.excerpt,
      image: 'https://www.brightwell.example/og.jpg',
      url: `https://www.brightwell.example/blog/${NEW_POST.slug}`,
      site: 'Brightwell Cleaning',
    });
  });

  it('no post’s address is 404, with the shell that shows the list', () =>
    expectAnswer(host.url, '/blog/no-such-post', {
      status: 404,
      holds: 'data-page="/blog/:slug"',
    }));
});
