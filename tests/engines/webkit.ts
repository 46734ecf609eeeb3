import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Builder, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/free-port.ts';
import { serverTest } from '../support/server-test.ts';
import { findWebKit, MISSING, type WebKitGtk } from './find-engines.ts';

const LOADED = "return document.readyState === 'complete'";
const STARTS_WITHIN_MS = 20_000;

/**
 * With it every page moves to a process of its own, and the driver sometimes loses the page: two of a hundred
 * navigations hung.
 */
const FEATURES = '--features=-CrossOriginOpenerPolicy';

interface WebKit {
  open: () => Promise<WebDriver>;
  close: () => void;
}

/** WebKitGTK, driven by Selenium through its WebDriver service. */
export const test = serverTest.extend<{ tab: WebDriver }, { webkit: WebKit | undefined }>({
  webkit: [
    async ({}, use) => {
      const found = findWebKit();
      const webkit = found && (await startWebKit(found));
      await use(webkit);
      webkit?.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ webkit, server }, use, testInfo) => {
    if (!webkit) return testInfo.skip(true, MISSING.webkit);
    // On a busy machine one of some hundred windows fails to open; the next one opens.
    const tab = await webkit.open().catch(() => webkit.open());
    // A new window sometimes drops a navigation and stays at about:blank.
    await expect(async () => {
      await tab.get(`${server.url}/robots.txt`);
      await tab.wait(until.urlContains('robots'), 3000);
      // Leaving during it can end the session.
      await tab.wait(() => tab.executeScript(LOADED), 3000);
    }).toPass();
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('webkit.png');
      writeFileSync(path, await tab.takeScreenshot(), 'base64');
      await testInfo.attach('webkit', { path, contentType: 'image/png' });
    }
    await tab.quit();
  },
});

async function startWebKit({ driver, browser, display }: WebKitGtk): Promise<WebKit> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${await displayNumber(screen)}`,
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_GB',
      TZ: 'Europe/London',
      // A container has no rights for WebKit's sandbox, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const builder = new Builder().usingServer(url).withCapabilities({
    browserName: 'MiniBrowser',
    // A page with held scripts never finishes loading.
    pageLoadStrategy: 'none',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--full-screen', FEATURES],
    },
  });
  return {
    open: () =>
      Promise.race([
        builder.build(),
        setTimeout(STARTS_WITHIN_MS).then(() => Promise.reject(new Error('No window opened.'))),
      ]),
    close() {
      service.kill();
      screen.kill();
    },
  };
}

async function displayNumber(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
    screen.stdio[3]?.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
}
