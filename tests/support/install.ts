import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Playwright's own Chromium; false where it cannot be had. */
export function installPlaywrightChromium(): boolean {
  announce('Chromium', 290);
  return attempt('npx', ['playwright', 'install', 'chromium']);
}

/**
 * Debian's packages; false on other systems and without the right to install.
 * @param megabytes about as many are downloaded
 */
export function installDebianPackages(megabytes: number, ...names: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  announce(`${names.join(' and ')} (Debian)`, megabytes);
  const root = process.getuid?.() === 0;
  const aptGet = (...words: string[]) =>
    root ? attempt('apt-get', words) : attempt('sudo', ['-n', 'apt-get', ...words]);
  return (
    aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
  );
}

function announce(what: string, megabytes: number): void {
  console.log(`Fetching ${what}, about ${megabytes} MB ...`);
}

function attempt(command: string, words: string[]): boolean {
  return spawnSync(command, words, { stdio: 'ignore', timeout: 180_000 }).status === 0;
}
