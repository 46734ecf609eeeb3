import { existsSync } from 'node:fs';
import { installDebianPackages } from '../support/install.ts';

const present = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

export const findFirefox = (): string | undefined =>
  present([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** Debian's WebKit: WebDriver service, MiniBrowser and virtual display. */
export interface WebKitGtk {
  driver: string;
  browser: string;
  display: string;
}

export function findWebKit(): WebKitGtk | undefined {
  const driver = present(['/usr/bin/WebKitWebDriver']);
  const browser = present(
    ['x86_64', 'aarch64'].flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
        (version) => `/usr/lib/${machine}-linux-gnu/${version}/MiniBrowser`,
      ),
    ),
  );
  const display = present(['/usr/bin/Xvfb']);
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** Messages for missing engines. */
export const MISSING = {
  firefox: 'no Firefox: install it (Debian’s firefox-esr), or set FIREFOX_PATH to its program file',
  webkit: 'no WebKit that WebDriver can drive: Debian’s webkit2gtk-driver and xvfb',
};

/** Installs missing engines from Debian's packages, and returns messages for those still missing. */
export function ensureEngines(): string[] {
  const engines = [
    { name: 'firefox', find: findFirefox, packages: ['firefox-esr'], size: 80 },
    { name: 'webkit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'], size: 70 },
  ] as const;
  return engines
    .filter(
      ({ find, packages, size }) =>
        !find() && !(installDebianPackages(size, ...packages) && find()),
    )
    .map(({ name }) => `Tests are skipped, because there is ${MISSING[name]}`);
}
