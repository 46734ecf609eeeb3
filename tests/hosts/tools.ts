import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve('node_modules/.cache/hosts');
const FETCH_WITHIN_MS = 300_000;

/** The versions that these tests were written with; both run on Node 20. */
const VERSIONS = { wrangler: '4.86.0', 'netlify-cli': '26.2.0' };

/** The command of a host's npm package, fetched once into a folder beside our own packages; `undefined` if it cannot be had. */
export function npmTool(name: keyof typeof VERSIONS, command: string): string | undefined {
  const file = join(FOLDER, 'node_modules/.bin', command);
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    const words = [
      'install',
      '--prefix',
      FOLDER,
      '--no-audit',
      '--no-fund',
      `${name}@${VERSIONS[name]}`,
    ];
    spawnSync('npm', words, { stdio: 'inherit', timeout: FETCH_WITHIN_MS });
  }
  return existsSync(file) ? file : undefined;
}

/** nginx of this machine, or Debian's, installed where we may; `undefined` otherwise. */
export function nginx(): string | undefined {
  const found = () =>
    ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
  if (!found() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
      stdio: 'inherit',
      timeout: FETCH_WITHIN_MS,
    });
  }
  return found();
}
