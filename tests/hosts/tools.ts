import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL_WITHIN_MS = 300_000;

/** nginx of this machine, or Debian's, installed where we may; `undefined` otherwise. */
export function nginx(): string | undefined {
  const found = () =>
    ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
  if (!found() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
      stdio: 'inherit',
      timeout: INSTALL_WITHIN_MS,
    });
  }
  return found();
}
