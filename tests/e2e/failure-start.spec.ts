import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';

/** Each test starts several servers, one after another. */
test.describe.configure({ timeout: 90_000 });

/** What a server that cannot start has said: one sentence, no stack. */
async function lastWords(start: Promise<unknown>): Promise<string> {
  const message = await start.then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(message).not.toMatch(/^\s+at /m);
  return message;
}

test.describe('two servers on one data folder', () => {
  test('the second says so and stops; the first goes on; after a crash the next one starts', async ({
    startServer,
  }) => {
    const first = await startServer();
    const second = () => startServer({ env: { SUPABASE_LOCAL_DIR: first.dataDir } });
    expect(await lastWords(second())).toContain('Another server is using the data folder');

    const reset = spawnSync('node_modules/.bin/tsx', ['scripts/db-reset.ts'], {
      env: { ...process.env, SUPABASE_LOCAL_DIR: first.dataDir },
      encoding: 'utf8',
    });
    expect(reset.status).toBe(1);
    expect(reset.stderr).toContain('Another server is using the data folder');
    const posts = await first.request('/rest/v1/blog_posts?select=id');
    expect(await posts.json()).not.toHaveLength(0);

    await first.end('SIGKILL');
    const next = await second();
    expect((await next.request('/rest/v1/blog_posts?select=id')).status).toBe(200);
  });
});

test.describe('a data folder that cannot be used', () => {
  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'unusable-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  test('is named in a sentence when the path is a file, the disk is full or the database is damaged', async ({
    startServer,
  }) => {
    const startIn = (dir: string) => startServer({ env: { SUPABASE_LOCAL_DIR: dir } });

    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await lastWords(startIn(file))).toContain(`${file} cannot be used: it is a file`);
    expect(await lastWords(startIn(join(file, 'below')))).toContain('is a file, not a folder');

    // The kernel answers every write to /dev/full as a full disk does.
    const full = mkdtempSync(join(folder, 'full-'));
    symlinkSync('/dev/full', join(full, 'probe.tmp'));
    expect(await lastWords(startIn(full))).toContain('the disk is full');
    expect(readdirSync(full)).toEqual(['probe.tmp']);

    const damaged = mkdtempSync(join(folder, 'damaged-'));
    writeFileSync(join(damaged, 'db'), 'not a database');
    expect(await lastWords(startIn(damaged))).toContain('npm run db:reset');

    const inTheWay = mkdtempSync(join(folder, 'in-the-way-'));
    mkdirSync(join(inTheWay, 'lock.json'));
    expect(await lastWords(startIn(inTheWay))).toContain(
      'lock.json cannot be used: it is a folder',
    );
  });
});
