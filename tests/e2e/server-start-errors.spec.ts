import { spawnSync } from 'node:child_process';
import { expect, test } from '../support/test.ts';

/** Each test starts several servers, one after another. */

/** The output of a server that cannot start: one sentence, no stack. */
async function lastWords(start: Promise<unknown>): Promise<string> {
  const message = await start.then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(message).not.toMatch(/^\s+at /m);
  return message;
}

test.describe('two servers on one data folder', { tag: '@slow' }, () => {
  test('the second exits with a message; the first keeps running; after a crash the next one starts', async ({
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
