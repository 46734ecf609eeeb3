import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { signInAsStaff } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

const RECIPE = 'docs/add-a-resource.md';
const COPIED = ['src', 'supabase', 'hosting', 'scripts', 'prerender', 'tests/policies', 'public'];
const COPIED_FILES = ['admin.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** The repository without its history and its data, sharing the installed packages. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'add-a-resource-'));
  const isData = (path: string) => path.includes('.temp') || path.endsWith('.webp');
  for (const path of [...COPIED, ...COPIED_FILES]) {
    cpSync(path, join(copy, path), { recursive: true, filter: (source) => !isData(source) });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Writes the files that the recipe names and changes the lines that it changes. */
function followRecipe(copy: string): void {
  const recipe = readFileSync(RECIPE, 'utf8');
  for (const [, path = '', text = ''] of recipe.matchAll(/^`(\S+)`\n\n```\w+\n(.+?)^```/gms)) {
    writeFileSync(join(copy, path), text);
  }
  const [, changed = '', diff = ''] = /In `(\S+)`.*?```diff\n(.+?)^```/ms.exec(recipe) ?? [];
  const lines = readFileSync(join(copy, changed), 'utf8').split('\n');
  let at = 0;
  for (const line of diff.trimEnd().split('\n')) {
    const text = line.slice(1);
    if (line.startsWith('+')) {
      lines.splice(at, 0, text);
      at += 1;
      continue;
    }
    const found = lines.indexOf(text);
    expect(found, `${changed} has the line "${text}"`).toBeGreaterThanOrEqual(0);
    at = line.startsWith('-') ? found : found + 1;
    if (line.startsWith('-')) lines.splice(found, 1);
  }
  writeFileSync(join(copy, changed), lines.join('\n'));
}

function run(cwd: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  expect(status, `${words[0]}\n${stdout}${stderr}`).toBe(0);
}

/** The admin alone; the visitors' pages have no part in this. */
const BUILD_ADMIN = `
  import { build } from 'vite';
  await build({ logLevel: 'error', build: { rolldownOptions: { input: 'admin.html' } } });
  process.exit(0);
`;

const ADMIN_TSCONFIG = JSON.stringify({
  extends: './tsconfig.json',
  include: ['src/admin', 'src/vite-env.d.ts'],
});

test('the recipe “Add a resource”, followed to the letter, gives a working resource', async ({
  page,
  startServer,
}) => {
  test.setTimeout(180_000);
  const copy = copyRepository();
  followRecipe(copy);
  run(copy, '--import', 'tsx', 'scripts/db-types.ts');
  writeFileSync(join(copy, 'tsconfig.admin.json'), ADMIN_TSCONFIG);
  run(copy, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.admin.json');
  run(copy, '--import', 'tsx', '--input-type=module', '-e', BUILD_ADMIN);
  cpSync(join(copy, 'dist/admin.html'), join(copy, 'dist/index.html'));
  const server = await startServer({ cwd: copy, outDir: 'dist' });

  await page.goto(`${server.url}/admin/login`);
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Service areas' }).click();
  await page.getByRole('link', { name: 'New service area' }).click();

  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Walsall');
  await page.getByRole('textbox', { name: 'Postcode prefix' }).fill('ws one');
  await expect(page.getByText('Use one or two capital letters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Postcode prefix' }).fill('WS1');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(resolve('src/site/pictures/office.webp'));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Service area created successfully')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: 'Walsall' });
  await expect(row).toContainText('WS1');
  await expect(row).toContainText('Yes');
  await expect(row.locator('img').first()).toHaveAttribute('src', /blog-images\/blog\/.+\.webp$/);

  await row.getByRole('link', { name: 'Walsall', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Walsall and Bloxwich');
  await page.getByLabel('Active').uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Service area updated successfully')).toBeVisible();
  const edited = page.getByRole('row').filter({ hasText: 'Walsall and Bloxwich' });
  await expect(edited).toContainText('No');

  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete Walsall and Bloxwich' }).click();
  await expect(edited).toBeHidden();
  expect((await deleted).ok()).toBe(true);
  const left = await server.request('/rest/v1/service_areas?select=id', {}, 'service');
  expect(await left.json()).toEqual([]);
  rmSync(copy, { recursive: true, force: true });
});
