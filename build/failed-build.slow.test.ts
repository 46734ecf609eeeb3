import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstSource } from '../tests/support/first-source.ts';

it.each<[what: string, act: (build: ChildProcess) => unknown]>([
  ['fails', () => undefined],
  ['is stopped', (build) => build.kill('SIGTERM')],
])(
  'a build that %s leaves the one before as it was, and nothing else',
  { timeout: 300_000 },
  async (_what, act) => {
    const folder = mkdtempSync(join(tmpdir(), 'failed-build-'));
    const outDir = join(folder, 'dist');
    mkdirSync(outDir);
    writeFileSync(join(outDir, 'index.html'), 'the build before');
    // Whole, until the posts of the blog are asked for, after those that are popular, while the site is bundled.
    let asked = 0;
    const backend = createServer(async (request, response) => {
      const answer = await firstSource.fetch?.(firstSource.url + request.url);
      if (request.url?.includes('/blog_posts?')) asked += 1;
      if (asked > 1) act(build);
      response.writeHead(asked > 1 ? 500 : 200, { 'content-type': 'application/json' });
      response.end(await answer?.text());
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const words = ['--import', 'tsx', 'scripts/build.ts', '--visitors-only', '--outDir', outDir];
    const build = spawn(process.execPath, words, {
      stdio: 'ignore',
      env: {
        ...process.env,
        VITE_SUPABASE_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
        VITE_SUPABASE_ANON_KEY: 'sb_publishable_key',
      },
    });
    try {
      const [code] = (await once(build, 'close')) as [number];
      expect(code).not.toBe(0);
      expect(asked).toBeGreaterThan(1);
      expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('the build before');
      expect(readdirSync(folder)).toEqual(['dist']);
      // Another test may be building beside it.
      const own = readdirSync('node_modules/.cache').filter((name) =>
        name.includes(`-${build.pid}-`),
      );
      expect(own).toEqual([]);
    } finally {
      backend.close();
      rmSync(folder, { recursive: true });
    }
  },
);
