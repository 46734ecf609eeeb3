import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { copyRepository } from '../support/copy-repository.ts';
import { openTakenOver } from '../support/react-arrival.ts';
import { expect, test } from '../support/test.ts';

/** Its command is run as it stands there. */
const RECIPE = 'docs/add-a-section.md';

test(
  'a section that the recipe makes is shown in a page, and every other page stays alive',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    test.setTimeout(120_000);
    const copy = copyRepository();
    const run = (...words: string[]) => {
      const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...words], {
        cwd: copy,
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
    };
    const [, command = ''] = /npm run section:new -- (.+)/.exec(readFileSync(RECIPE, 'utf8')) ?? [];
    run('scripts/section-new.ts', ...command.split(' '));
    run('scripts/build.ts', '--visitors-only');
    const server = await startServer({ cwd: copy, outDir: 'dist' });

    for (const path of ['/', '/services', '/contact']) await openTakenOver(page, server.url + path);
    const section = { id: 'a', type: 'priceList', title: 'More prices', more: '/contact' };
    const body = JSON.stringify({ path: '/more', title: 'More', sections: [section] });
    const made = await server.request('/rest/v1/pages', { method: 'POST', body }, 'admin');
    expect(made.ok).toBe(true);
    expectConsole(/404/);
    await page.goto(`${server.url}/more`);
    await expect(page.getByRole('heading', { name: 'More prices' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '/contact' })).toBeVisible();
    // What is still being fetched would find nothing any more.
    await page.goto('about:blank');
    rmSync(copy, { recursive: true, force: true });
  },
);
