import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve('node_modules/.cache/fetched');
const FETCH_WITHIN_MS = 300_000;

/** Too large for everybody's `npm ci`. */
const VERSIONS = {
  wrangler: '4.86.0',
  'netlify-cli': '26.2.0',
  'vnu-jar': '26.9.27',
  'accessibility-checker-engine': '4.0.34',
};

/** A file of an npm package, fetched once into a folder of its own, so that none that Node is too old for stops another; `undefined` if it cannot be fetched. */
export function fetchedFile(name: keyof typeof VERSIONS, file: string): string | undefined {
  const folder = join(FOLDER, name);
  const path = join(folder, 'node_modules', file);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const words = [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      `${name}@${VERSIONS[name]}`,
    ];
    spawnSync('npm', words, { stdio: 'inherit', timeout: FETCH_WITHIN_MS });
  }
  return existsSync(path) ? path : undefined;
}
