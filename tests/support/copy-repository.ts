import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = ['src', 'supabase', 'hosting', 'build', 'scripts', 'public'].concat([
  'tests/policies',
  'tests/support',
]);
const COPIED_FILES = [
  '.prettierrc.json',
  'admin.html',
  'index.html',
  'netlify.toml',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** Without history and data, with the installed packages. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'brightwell-copy-'));
  const isData = (path: string) => path.includes('.temp');
  for (const path of [...COPIED, ...COPIED_FILES]) {
    cpSync(path, join(copy, path), { recursive: true, filter: (source) => !isData(source) });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}
