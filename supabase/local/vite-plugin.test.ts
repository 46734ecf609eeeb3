import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type UserConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { embeddedSupabase } from './vite-plugin.ts';

const root = mkdtempSync(join(tmpdir(), 'served-'));
afterEach(() => rmSync(root, { recursive: true }));

it('never serves the data folder: neither its secrets nor the database', async () => {
  const data = join(root, 'supabase/.temp');
  mkdirSync(join(data, 'db/base'), { recursive: true });
  for (const name of ['secrets.json', 'db/base/1247', '../seed.sql']) {
    writeFileSync(join(data, name), 'a secret');
  }
  vi.stubEnv('SUPABASE_LOCAL_DIR', data);
  const { config } = embeddedSupabase();
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [{ name: 'settings', config: config as () => UserConfig }],
  });
  await server.listen(0);
  const origin = server.resolvedUrls?.local[0] ?? '';
  const read = async (path: string) => (await fetch(origin + path)).text();
  try {
    expect(await read('supabase/seed.sql'), 'its neighbours are served').toContain('a secret');
    for (const name of ['secrets.json', 'db/base/1247']) {
      for (const path of [`supabase/.temp/${name}`, `@fs${data}/${name}`, `supabase/.TEMP/${name}`])
        for (const asked of ['', '?raw', '?url', '?import&raw'])
          expect(await read(path + asked), path + asked).not.toContain('a secret');
    }
  } finally {
    await server.close();
  }
});
