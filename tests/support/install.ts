import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Playwright's own build of a browser; false where it cannot be had. */
export function installPlaywrightBrowser(name: 'chromium' | 'firefox' | 'webkit'): boolean {
  return attempt('npx', ['playwright', 'install', name]);
}

/** Debian's packages; false on other systems and without the right to install. */
export function installDebianPackages(...names: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const root = process.getuid?.() === 0;
  const aptGet = (...words: string[]) =>
    root ? attempt('apt-get', words) : attempt('sudo', ['-n', 'apt-get', ...words]);
  return (
    aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
  );
}

function attempt(command: string, words: string[]): boolean {
  console.log(`  getting a browser: ${command} ${words.join(' ')}`);
  return spawnSync(command, words, { stdio: 'ignore', timeout: 180_000 }).status === 0;
}
