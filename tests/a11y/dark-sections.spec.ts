import { sectionTypes } from '../../src/content-types/sections/registry.ts';
import { expect, test } from '../support/test.ts';
import { faintTexts } from './checks/contrast.ts';

const INTRO = 'Choose what you need.';

test(
  'every section that can stand on dark blue can be read there',
  { tag: '@slow' },
  async ({ page, startServer, expectConsole }) => {
    // The page is newer than the build, so its document's status is 404.
    expectConsole(/status of 404/);
    const server = await startServer();
    const sections = Object.entries(sectionTypes).flatMap(([type, { fields, example }]) =>
      'tone' in fields ? [{ intro: INTRO, ...example, id: type, type, tone: 'navy' }] : [],
    );
    await server.insert('pages', { path: '/dark', title: 'Dark', sections }, 'admin');
    await page.goto(`${server.url}/dark`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await faintTexts(page, 'main section')).toEqual([]);
  },
);
