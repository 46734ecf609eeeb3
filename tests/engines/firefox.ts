import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { expect } from '@playwright/test';
import { serverTest } from '../support/server-test.ts';
import { findFirefox, MISSING } from './find-engines.ts';

/** 404 documents, and scripts aborted because the page was left. */
const EXPECTED = /404|error loading dynamically imported module/;

/** An installed Firefox, driven by Puppeteer through WebDriver BiDi; its errors and warnings fail a test. */
export const test = serverTest.extend<{ tab: Page }, { firefox: Browser | undefined }>({
  firefox: [
    async ({}, use) => {
      const executablePath = findFirefox();
      const browser = executablePath
        ? await puppeteer.launch({
            browser: 'firefox',
            executablePath,
            extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
            env: { ...process.env, TZ: 'Europe/London' },
          })
        : undefined;
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ firefox }, use, testInfo) => {
    if (!firefox) return testInfo.skip(true, MISSING.firefox);
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (!['error', 'warn'].includes(message.type())) return;
      // An Error prints as its name alone; a page that was left cannot serialise it any more.
      const words = message.args().map((word) => word.evaluate(String));
      Promise.all(words).then(
        (said) => complaints.push(said.join(' ')),
        () => undefined,
      );
    });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('firefox.png') as `${string}.png`;
      await page.screenshot({ path });
      await testInfo.attach('firefox', { path, contentType: 'image/png' });
    }
    await context.close();
    const unexpected = complaints.filter((text) => !EXPECTED.test(text));
    expect(unexpected, 'errors and warnings in the browser’s console').toEqual([]);
  },
});
