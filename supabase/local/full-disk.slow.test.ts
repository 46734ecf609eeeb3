import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { aPost } from '../../tests/support/posts.ts';
import { Server } from '../../tests/support/server.ts';

/** A small disk with a migrated database, in a mount namespace of its own. */
const SMALL_DISK = `
  mount -t tmpfs -o size=128m none "$SUPABASE_LOCAL_DIR" || exit
  cp -r "$0/." "$SUPABASE_LOCAL_DIR" && exec "$@"`;
const UNSHARE = ['--map-root-user', '--mount', 'sh', '-c'];
const canMount = spawnSync('unshare', [...UNSHARE, 'mount -t tmpfs none /mnt']).status === 0;

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.dispose())));

it.runIf(canMount)('a full disk refuses what would be written, until there is room', async () => {
  const launcher = ['unshare', ...UNSHARE, SMALL_DISK, inject('migratedFolder')];
  const server = await Server.start({ mode: 'dev', launcher });
  servers.push(server);
  const disk = `/proc/${server.pid}/root${server.dataDir}`;
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, 'filler'), Buffer.alloc((bavail - 1) * bsize));

  const save = () =>
    server.request(
      '/rest/v1/blog_posts',
      { method: 'POST', body: JSON.stringify(aPost()) },
      'admin',
    );
  const signIn = '/auth/v1/token?grant_type=password';
  const file = '/storage/v1/object/blog-images/blog/00000000-0000-4000-8000-000000000000.webp';
  const writes = [
    save(),
    server.request(signIn, { method: 'POST', body: '{}' }),
    server.request(file, { method: 'POST', body: 'x' }, 'admin'),
  ];
  for (const answer of await Promise.all(writes)) {
    expect(answer.status).toBe(507);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toMatch(/^The disk is full: 0 MB are free.*Nothing was saved/);
  }
  expect((await server.request('/rest/v1/blog_posts?select=id')).status).toBe(200);

  rmSync(join(disk, 'filler'));
  expect((await save()).status).toBe(201);
});
