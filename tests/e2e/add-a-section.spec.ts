import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../support/copy-repository.ts';
import { gotoHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Its command is run as it stands there, and then what it says to do. */
const RECIPE = 'docs/add-a-section.md';

test(
  'the recipe, step by step: a section is made, worded, chosen in the admin and shown in a page, and every other page stays alive',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    test.setTimeout(300_000);
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
    // "Change the words of the schema".
    const schema = join(copy, 'src/content-types/sections/price-list.ts');
    const words = 'Prices of what stands in no table.';
    const written = readFileSync(schema, 'utf8');
    expect(written).toContain('What it is for, in a line.');
    writeFileSync(schema, written.replace('What it is for, in a line.', words));
    run('scripts/build.ts');
    const server = await startServer({ cwd: copy, outDir: 'dist' });

    for (const path of ['/', '/services', '/contact']) await gotoHydrated(page, server.url + path);
    expectConsole(/404/);
    // "`/admin/pages/create`, "Add section"".
    await page.goto(`${server.url}/admin/pages/create`);
    await page.getByRole('textbox', { name: 'Title' }).fill('More');
    await page.getByRole('button', { name: 'Add section' }).click();
    const choice = page.getByRole('dialog').getByRole('button', { name: /^Price list/ });
    await expect(choice).toContainText(words);
    await choice.click();
    const section = page.getByRole('group', { name: /Price list/ }).last();
    await section.getByRole('textbox', { name: 'Title' }).fill('More prices');
    await section.getByRole('combobox', { name: 'More' }).fill('/contact');
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page).toHaveURL(`${server.url}/more`);
    await expect(page.getByRole('heading', { name: 'More prices' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '/contact' })).toBeVisible();
    // What is still being fetched would find nothing any more.
    await page.goto('about:blank');
    rmSync(copy, { recursive: true, force: true });
  },
);
