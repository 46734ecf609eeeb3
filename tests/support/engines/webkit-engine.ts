import { spawn, type ChildProcess } from 'node:child_process';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import type { WebKitGtk } from './find-engines.ts';
import type { Engine } from './tab.ts';
import { WebDriverTab } from './webdriver-tab.ts';

/** WebKitGTK through WebDriver, on a display of its own. */
export async function startWebKitGtk({ driver, browser, display }: WebKitGtk): Promise<Engine> {
  const xvfb = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(xvfb);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_GB',
      TZ: 'Europe/London',
      // A container has neither the rights for WebKit's sandbox nor a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  await answer(port);
  let session: WebDriver | undefined;
  return {
    async newTab(origin) {
      session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'none',
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
        })
        .build();
      return new WebDriverTab(session, origin);
    },
    async closeTab() {
      await session?.quit();
      session = undefined;
    },
    async close() {
      await session?.quit();
      service.kill();
      xvfb.kill();
    },
  };
}

async function firstLine(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    process.once('exit', () => reject(new Error('Xvfb did not start.')));
    process.stdio[3]?.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
}

async function answer(port: number): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('WebKitWebDriver did not answer.');
}
