import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../browser.ts';
import { serverTest } from '../server-test.ts';
import { findEngine, MISSING, type EngineName } from './find-engines.ts';
import { startPlaywrightEngine } from './playwright-engine.ts';
import type { Engine, Tab } from './tab.ts';
import { startWebKitGtk } from './webkit-engine.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  engineName: EngineName;
  /** The browser of this project; undefined where it could not be had. */
  engine: Engine | undefined;
}

interface TestFixtures {
  /** A tab of a browser that knows nothing yet. */
  tab: Tab;
  /** Console messages that this test causes on purpose; any other error or warning fails it. */
  expectConsole: (pattern: RegExp) => void;
}

/** A test that runs in each of the three engines. */
export const test = serverTest.extend<TestFixtures & { expected: RegExp[] }, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName, playwright }, use) => {
      const found = findEngine(engineName);
      const engine =
        found?.drivenBy === 'webdriver'
          ? await startWebKitGtk(found.webKit)
          : found &&
            (await startPlaywrightEngine(playwright[engineName], {
              executablePath: found.program,
              ...(engineName === 'chromium' && { args: BROWSER_ARGUMENTS }),
              ...(found.firefox && {
                channel: 'moz-firefox',
                env: { ...process.env, FIREFOX_PATH: found.firefox },
              }),
            }));
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  expected: async ({}, use) => use([]),
  expectConsole: async ({ expected }, use) => use((pattern) => expected.push(pattern)),

  tab: async ({ engine, engineName, server, expected }, use, testInfo) => {
    if (!engine) return testInfo.skip(true, MISSING[engineName]);
    const tab = await engine.newTab(server.url);
    await use(tab);
    // Before the screenshot, which Playwright makes with a style that the site's policy refuses.
    const complaints = [...(await tab.complaints())];
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screenshot.png');
      writeFileSync(path, await tab.screenshot());
      await testInfo.attach('screenshot', { path, contentType: 'image/png' });
    }
    await engine.closeTab();
    const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)));
    expect(unexpected, 'errors and warnings in the browser’s console').toEqual([]);
  },
});
