import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';
import { embeddedSupabase } from './vite-plugin.ts';

it('a server that restarts itself hands the data folder on to its successor', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'brightwell-restart-'));
  vi.stubEnv('SUPABASE_LOCAL_DIR', dataDir);
  vi.stubEnv('SUPABASE_LOCAL_SEED', 'off');
  const exit = vi.spyOn(process, 'exit');
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [embeddedSupabase()],
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
  });
  try {
    await server.listen();
    await server.restart();
    expect(exit).not.toHaveBeenCalled();
    const response = await fetch(`${server.resolvedUrls?.local[0]}rest/v1/blog_posts?select=id`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    });
    expect(await response.json()).toEqual([]);
  } finally {
    await server.close();
    exit.mockRestore();
    vi.unstubAllEnvs();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
