import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { ADMIN_DOCUMENTS } from '../../hosting/admin-documents.ts';
import { axeFindings } from '../a11y/checks/axe.ts';
import { signInAsStaff } from '../support/admin.ts';
import { copyRepository } from '../support/copy-repository.ts';
import { followRecipe, run, runScript, writeInto } from '../support/follow-recipe.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { SAMPLE_TYPES } from './sample-types.ts';

/** A value of each kind, as stored. */
const EVERY_VALUE = {
  name: 'Everything',
  intro: 'One line.',
  article: '<p>A text</p>',
  mail: 'ada@example.com',
  phone: '0121 496 0123',
  site: 'https://example.com',
  address: 'everything',
  sign: 'Leaf',
  size: 'Small',
  shown: true,
  score: 4.5,
  count: 3,
  price: 1250,
  stars: 4,
  day: '2026-01-02',
  opens: '09:40:00',
  fee: 1050,
  published: 'January 2, 2026',
  photo: '/placeholder.svg',
  photo_alt: 'A room',
  gallery: [{ src: '/placeholder.svg', alt: 'A room' }],
  tags: ['one', 'two'],
  place: { latitude: 52.5862, longitude: -1.9829 },
  price_list: '/storage/v1/object/public/samples-files/samples-files/one/prices.pdf',
  opening: { name: 'Monday', note: 'From eight' },
  steps: [{ name: 'First', note: 'Look' }],
};

function addSampleTypes(copy: string): void {
  const registry = join(copy, 'src/content-types/registry.ts');
  for (const [name, text] of Object.entries(SAMPLE_TYPES)) {
    writeInto(copy, `src/content-types/${name}.ts`, text);
    const before = readFileSync(registry, 'utf8');
    const named = before
      .replace(/^(?=\n\/\*\*)/m, `import { ${name} } from './${name}';\n`)
      .replace(/^\];/m, `  ${name},\n];`);
    writeFileSync(registry, named);
  }
}

/** Two cores run two commands at a time. */
async function runBeside(cwd: string, ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, words, { cwd });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  }
  const [status] = (await once(child, 'exit')) as [number];
  expect(status, `${words[0]}\n${output}`).toBe(0);
}

/** Visitors' pages are not needed here. */
const BUILD_ADMIN = `
  import { build, runnerImport } from 'vite';
  import { siteContent } from './build/plugins/site-content.ts';
  import { firstSource } from './tests/support/first-source.ts';
  const { module } = await runnerImport('./build/content-source.ts');
  await build({
    logLevel: 'error',
    plugins: [siteContent(() => module.readPublished(firstSource, {}, ''))],
    build: { minify: false, reportCompressedSize: false, rolldownOptions: { input: 'admin.html' } },
  });
  process.exit(0);
`;

const ADMIN_TSCONFIG = JSON.stringify({
  extends: './tsconfig.json',
  include: [
    'src/content-types',
    'src/admin/resources',
    'src/vite-env.d.ts',
    'src/virtual-modules.d.ts',
  ],
});

/** Column privileges, and the contract of schema and database. */
const POLICIES_TEST = ['node_modules/vitest/vitest.mjs', 'run', '--project=policies'].concat([
  'tests/policies/columns.test.ts',
  'tests/policies/schema-contract.test.ts',
  'tests/policies/policy-matrix.test.ts',
  '-t',
  "^'?((service_areas|topics|tips|samples|stories|settings)\\b|\\w+ one of the |.* (samples|samples-files|service-areas)$)",
]);

test(
  'the recipe of “Add a resource”, followed to the letter, and other types give working resources',
  { tag: '@slow' },
  async ({ page, startServer }) => {
    test.setTimeout(600_000);
    const copy = copyRepository();
    followRecipe('docs/add-a-resource.md', copy);
    addSampleTypes(copy);
    expect(runScript(copy, 'npm run db:migration')).toMatch(
      /^Everyone reads topics; owners and editors write them\. Everyone reads tips; .* Everyone reads published stories/,
    );
    expect(runScript(copy, 'npm run db:migration -- --check')).toBe('');
    writeFileSync(join(copy, 'tsconfig.admin.json'), ADMIN_TSCONFIG);
    await Promise.all([
      runBeside(copy, 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.admin.json'),
      runBeside(copy, '--import', 'tsx', '--input-type=module', '-e', BUILD_ADMIN),
    ]);
    // A pattern without a match would skip the file silently.
    expect(stripVTControlCharacters(run(copy, ...POLICIES_TEST))).toMatch(/Test Files +3 passed/);
    const { front, page: below, auth } = ADMIN_DOCUMENTS;
    for (const document of [below, auth, '/index.html'])
      copyFileSync(join(copy, 'dist', front), join(copy, 'dist', document));
    const server = await startServer({ cwd: copy, outDir: 'dist' });

    await page.goto(`${server.url}/admin/login`);
    await signInAsStaff(page);
    await test.step('service areas', () => keepServiceAreas(page, server));
    await test.step('topics and tips', () => keepTips(page, server));
    await test.step('drafts, counted', () => keepStories(page, server));
    await test.step('one record', () => keepSettings(page, server));
    await test.step('every kind', () => keepEveryKind(page, server));
    rmSync(copy, { recursive: true, force: true });
  },
);

async function keepServiceAreas(page: Page, server: Server): Promise<void> {
  await page.getByRole('link', { name: 'Service areas' }).click();
  await page.getByRole('link', { name: 'New service area' }).first().click();

  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Walsall');
  await page.getByRole('textbox', { name: 'Postcode prefix' }).fill('ws one');
  await expect(page.getByText('Use one or two capital letters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Postcode prefix' }).fill('WS1');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(resolve('public/pictures/office.webp'));
  // It moves the button that is pressed next.
  await expect(page.getByRole('img', { name: 'Preview of office.webp' })).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Service area saved')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: 'Walsall' });
  await expect(row).toContainText('WS1');
  await expect(row).toContainText('Yes');
  await expect(row.locator('img').first()).toHaveAttribute(
    'src',
    /service-areas\/service-areas\/.+\.webp$/,
  );

  await row.getByRole('link', { name: 'Walsall', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Walsall and Bloxwich');
  await page.getByRole('combobox', { name: 'Services' }).fill('Office');
  await page.getByRole('option', { name: 'Office Cleaning' }).click();
  await page.getByLabel('Active').uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Service area saved')).toBeVisible();
  const edited = page.getByRole('row').filter({ hasText: 'Walsall and Bloxwich' });
  await expect(edited).toContainText('No');

  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete Walsall and Bloxwich' }).click();
  // Without a history it cannot be restored.
  const question = page.getByRole('dialog', { name: 'Delete this service area?' });
  await expect(question).toContainText('This cannot be undone');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(edited).toBeHidden();
  expect((await deleted).ok()).toBe(true);
  const left = await server.request('/rest/v1/service_areas?select=id', {}, 'service');
  expect(await left.json()).toEqual([]);
}

async function keepTips(page: Page, server: Server): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Admin' });
  await bar.getByRole('button', { name: 'Tips' }).click();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Tips' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Topics' })).toBeVisible();
  expect(await axeFindings(page, { part: '[role=menu]' })).toEqual([]);
  await page.getByRole('menuitem', { name: 'Topics' }).click();
  await page.getByRole('link', { name: 'New topic' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Ovens');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name: 'Ovens', exact: true }).click();

  for (const tip of ['How long does it take?', 'Do you bring your own products?']) {
    await page.getByRole('link', { name: 'New tip' }).click();
    await expect(page.getByRole('heading', { name: 'Create New Tip' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill(tip);
    await page.getByRole('textbox', { name: 'Text' }).fill('Ask us.');
    await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue('Ovens');
    await page.getByRole('button', { name: 'Add keyword' }).click();
    await page.getByRole('textbox', { name: 'Keyword 1' }).fill('oven');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('link', { name: tip, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Ovens' }).first().click();
    // The list has a "New tip", too.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ovens');
  }
  const tips = page.getByRole('region', { name: 'Tips' }).getByRole('listitem');
  await expect(tips).toHaveCount(2);

  await tips.first().getByRole('link').click();
  await bar.getByRole('button', { name: 'Tips' }).click();
  await page.getByRole('menuitem', { name: 'Tips' }).click();
  await page.getByRole('textbox', { name: 'Place of Do you bring' }).fill('1');
  const moved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('Enter');
  expect((await moved).ok()).toBe(true);
  const read = await server.request('/rest/v1/tips?select=title,keywords&order=position');
  expect(await read.json()).toEqual([
    { title: 'Do you bring your own products?', keywords: ['oven'] },
    { title: 'How long does it take?', keywords: ['oven'] },
  ]);
}

/** Fills, saves, clears and refuses every cell and input, and scans them with axe. */
async function keepEveryKind(page: Page, server: Server): Promise<void> {
  const samples = '/rest/v1/samples';
  const stored = { method: 'POST', body: JSON.stringify(EVERY_VALUE) };
  expect((await server.request(samples, stored, 'service')).status).toBe(201);
  await page.getByRole('button', { name: 'Tips' }).click();
  await page.getByRole('menuitem', { name: 'Samples' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Everything' });
  for (const shown of ['£12.50', '€10.50', '09:40', '52.5862, -1.9829', 'prices.pdf'])
    await expect(row).toContainText(shown);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Everything', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Article' })).toHaveText('A text');
  // The pointer is now over a button with a tooltip.
  await page.mouse.move(0, 0);
  await expect.poll(() => axeFindings(page, { part: 'main' })).toEqual([]);
  await page.getByLabel('Opens').fill('18:05');
  await page.getByRole('textbox', { name: 'Fee' }).fill('€20');
  await page.getByRole('combobox', { name: 'Topics' }).fill('Ov');
  await page.getByRole('option', { name: 'Ovens' }).click();
  const place = page.getByRole('textbox', { name: 'Place' });
  await place.fill('https://www.openstreetmap.org/?mlat=52.5&mlon=-2#map=17/52.5/-2');
  await expect(place).toHaveValue('52.5, -2');
  const file = (content: string) => ({
    ...{ name: 'Price list.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from(content),
  });
  await page.getByLabel('Price list').setInputFiles(file('<p>Prices</p>'));
  await expect(page.getByText('“Price list.pdf” is not a PDF')).toBeVisible();
  await page.getByLabel('Price list').setInputFiles(file('%PDF-1.7'));
  await expect(page.getByRole('link', { name: 'Price list.pdf' })).toBeVisible();
  expect(await axeFindings(page, { part: 'main' })).toEqual([]);
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('All of it');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Sample saved')).toBeVisible();
  const kept = await server.request(`${samples}?select=*`, {}, 'service');
  const [sample] = (await kept.json()) as { price_list: string }[];
  expect(sample).toMatchObject({
    ...{ ...EVERY_VALUE, name: 'All of it', opens: '18:05:00', fee: 2000 },
    topic_ids: [expect.any(String)],
    place: { latitude: 52.5, longitude: -2 },
    price_list: expect.stringMatching(/\/samples-files\/[0-9a-f-]{36}\/price-list\.pdf$/),
  });
  const download = await server.request(sample?.price_list ?? '');
  expect(download.headers.get('content-type')).toBe('application/pdf');
  expect(await download.text()).toBe('%PDF-1.7');

  await page.getByRole('link', { name: 'New sample' }).first().click();
  for (const item of ['tag', 'step', 'picture']) {
    await page.getByRole('button', { name: `Add ${item}` }).click();
  }
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Stars is required')).toBeVisible();
  expect(await axeFindings(page, { part: 'main' })).toEqual([]);
}

async function openOfTips(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('button', { name: 'Tips' })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

/** A waiting draft is counted, and visible to nobody else until it is published. */
async function keepStories(page: Page, server: Server): Promise<void> {
  const published = async () => (await server.request('/rest/v1/stories?select=state,day')).json();
  await openOfTips(page, 'Stories');
  await page.getByRole('link', { name: 'New story' }).first().click();
  // The list, visible until the form has loaded, has a filter of the same name.
  await expect(page.getByRole('heading', { name: 'Create New Story' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('new');
  await page.getByLabel('Day').fill('2026-05-14');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await published()).toEqual([]);

  await page.getByRole('button', { name: 'Tips' }).click();
  await expect(page.getByRole('menuitem', { name: /Stories.*1 new/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Stories' }).click();
  await page.getByRole('link', { name: 'new', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(published).toEqual([{ state: 'new', day: '2026-05-14' }]);
}

/** A singleton for owners. */
async function keepSettings(page: Page, server: Server): Promise<void> {
  await openOfTips(page, 'Settings');
  await page.getByRole('textbox', { name: 'Sender' }).fill('office@example.com');
  await page.getByRole('button', { name: /Save|Create/ }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const another = { method: 'POST', body: JSON.stringify({ sender: 'b@example.com' }) };
  expect((await server.request('/rest/v1/settings', another, 'service')).status).toBe(409);
}
