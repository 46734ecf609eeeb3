import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** False where it cannot be installed. */
export function installPlaywrightChromium(): boolean {
  announce('Chromium', 290);
  return attempt('npx', ['playwright', 'install', 'chromium']);
}

/**
 * False on other systems and without the rights.
 * @param megabytes approximate size of the download
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
