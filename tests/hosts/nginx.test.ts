import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { readHeadersFile, writeNginxHeaders } from '../../hosting/headers-file.ts';
import { readMovedLines, writeNginxMoves } from '../../hosting/redirects-file.ts';
import { freePort } from '../support/free-port.ts';
import { answersTheTable, expectAnswer } from './address-table.ts';
import { HostProcess } from './host-process.ts';
import { NEW_POST } from './site.ts';
import { nginx } from './tools.ts';

const command = nginx();

/** The example of docs/hosting.md with another port and folder, inside of Debian's defaults. */
function configuration(folder: string, build: string, port: number): string {
  const [, example = ''] =
    /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const site = example
    .replace(/listen 80;[^\n]*/, `listen 127.0.0.1:${port};`)
    .replace('/var/www/site/dist', build)
    .replace('site-headers.conf', join(folder, 'site-headers.conf'));
  return `user root; daemon off; pid ${folder}/pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${site} }`;
}

describe.skipIf(!command)('nginx, as docs/hosting.md has it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  let host: HostProcess;
  beforeAll(async () => {
    const build = inject('plainBuild');
    const rules = readHeadersFile(readFileSync(join(build, '_headers'), 'utf8'));
    const moved = readMovedLines(readFileSync(join(build, '_redirects'), 'utf8'));
    const maps = writeNginxHeaders(rules) + writeNginxMoves(moved);
    writeFileSync(join(folder, 'site-headers.conf'), maps);
    const port = await freePort();
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, build, port));
    host = await HostProcess.start(port, command ?? '', ['-c', join(folder, 'nginx.conf')]);
  });
  afterAll(async () => {
    await host?.stop();
    rmSync(folder, { recursive: true });
  });

  answersTheTable(() => host.url);

  it.each([
    ['/about/', '/about'],
    ['/blog/?page=2', '/blog?page=2'],
    ['/blog/a%20post/', '/blog/a%20post'],
    ['//example.com/', '/example.com'],
  ])('%s leads to the page without the slash', (path, location) =>
    expectAnswer(host.url, path, { status: 301, location }),
  );

  it.each(['/%5Cexample.com/', '/%2F%5Cexample.com/'])('%s leads to no other host', (path) =>
    expectAnswer(host.url, path, { status: 404 }),
  );

  it('a post newer than the build has the shell', () =>
    expectAnswer(host.url, `/blog/${NEW_POST.slug}`, {
      status: 200,
      holds: 'data-page="/blog/:slug"',
    }));
});
