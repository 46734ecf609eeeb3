import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { expect, it } from 'vitest';
import { adminEntry, staticPages } from './host-emulation.ts';

it('a slash at the end is taken away, an encoded one is part of a name that nothing has, a post has moved for good', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'static-'));
  for (const file of ['index', 'about', 'admin', '404'])
    writeFileSync(join(outDir, `${file}.html`), file);
  mkdirSync(join(outDir, 'blog'));
  writeFileSync(join(outDir, '_redirects'), '/blog/old /blog/new 301\n');
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    plugins: [adminEntry(), staticPages()],
    preview: { host: '127.0.0.1', port: 0 },
  });
  const ask = (path: string) =>
    fetch(new URL(path, server.resolvedUrls?.local[0]), { redirect: 'manual' });
  try {
    const redirect = await ask('/about/?q=1');
    expect(redirect.status).toBe(308);
    expect(redirect.headers.get('location')).toBe('/about?q=1');
    const moved = await ask('/blog/old?from=feed');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe('/blog/new?from=feed');
    for (const path of [
      '/admin%2f',
      '/admin%2F',
      '/about%2f',
      '/about%2f%2f',
      '/%2e%2e%2fabout%2f',
    ]) {
      const response = await ask(path);
      expect(response.headers.get('location'), path).toBeNull();
      expect(response.status, path).toBe(404);
    }
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true });
  }
});
