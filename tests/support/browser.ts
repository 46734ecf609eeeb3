import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages, installPlaywrightChromium } from './install.ts';

/** The headless shell first: without a window it runs the tests in two thirds of the time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROME_PATH, an installed Chromium, or Playwright's download. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROME_PATH, ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds or installs a Chromium: Playwright's download, else Debian's package. Throws one sentence. */
export function ensureBrowser(): string {
  return (
    findBrowser() ??
    (installPlaywrightChromium() ? findBrowser() : undefined) ??
    (installDebianPackages(65, 'chromium-headless-shell') || installDebianPackages(85, 'chromium')
      ? findBrowser()
      : undefined) ??
    fail(
      'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program file.',
    )
  );
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

/** For containers, and against requests to Google. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Debian's launcher enables the graphics card, which doubles the load without one.
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** For the log of a run. */
export function browserVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
}
