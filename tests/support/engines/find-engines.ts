import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { installDebianPackages, installPlaywrightBrowser } from '../install.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Debian's WebKit: its WebDriver service, the small browser that comes with it, and a display without a screen. */
export interface WebKitGtk {
  driver: string;
  browser: string;
  display: string;
}

/** What an engine is driven by: Playwright, with its own build or another program, or WebDriver. */
export type FoundEngine =
  | { drivenBy: 'playwright'; program: string; firefox?: string }
  | { drivenBy: 'webdriver'; program: string; webKit: WebKitGtk };

const RELAY = resolve('tests/support/engines/firefox-relay.mjs');

const FIREFOXES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
    (version) => `/usr/lib/${machine}-linux-gnu/${version}/MiniBrowser`,
  ),
);

const present = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** An engine that is already on this machine. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  if (name === 'chromium') return playwrightDrives(findBrowser());
  if (name === 'firefox') {
    return playwrightDrives(present([firefox.executablePath()])) ?? installedFirefox();
  }
  return playwrightDrives(present([webkit.executablePath()])) ?? webKitGtk();
}

/** Finds Firefox or WebKit or gets it: Playwright's download, else Debian's packages. */
export function ensureEngine(name: 'firefox' | 'webkit'): FoundEngine | undefined {
  const packages = name === 'firefox' ? ['firefox-esr'] : ['webkit2gtk-driver', 'xvfb'];
  return (
    findEngine(name) ??
    (installPlaywrightBrowser(name) || installDebianPackages(...packages)
      ? findEngine(name)
      : undefined)
  );
}

/** What a person reads when an engine could not be had. */
export const MISSING = {
  chromium: 'no Chromium: install one, or set CHROME_PATH to its program file',
  firefox: 'no Firefox: `npx playwright install firefox`, Debian’s firefox-esr, or FIREFOX_PATH',
  webkit: 'no WebKit: `npx playwright install webkit`, or Debian’s webkit2gtk-driver and xvfb',
} satisfies Record<EngineName, string>;

function playwrightDrives(program: string | undefined): FoundEngine | undefined {
  return program ? { drivenBy: 'playwright', program } : undefined;
}

function installedFirefox(): FoundEngine | undefined {
  const program = present(FIREFOXES);
  return program ? { drivenBy: 'playwright', program: RELAY, firefox: program } : undefined;
}

function webKitGtk(): FoundEngine | undefined {
  const driver = present(['/usr/bin/WebKitWebDriver']);
  const browser = present(MINI_BROWSERS);
  const display = present(['/usr/bin/Xvfb']);
  if (!driver || !browser || !display) return undefined;
  return { drivenBy: 'webdriver', program: browser, webKit: { driver, browser, display } };
}
