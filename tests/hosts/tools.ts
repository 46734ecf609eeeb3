import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL_WITHIN_MS = 300_000;

/** The machine's nginx, or Debian's if it can be installed; otherwise `undefined`. */
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
