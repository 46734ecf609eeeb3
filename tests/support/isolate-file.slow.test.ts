import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it, onTestFinished } from 'vitest';

/** Passes before others of its kind only if they leave nothing. */
const LEAVING = `// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loaded } from './loaded';

it('begins with nothing of another file', () => {
  expect(loaded).toEqual([]);
  expect(vi.isFakeTimers()).toBe(false);
  expect(globalThis).not.toHaveProperty('left');
  expect(process.env).not.toHaveProperty('LEFT');
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  expect(document.body.innerHTML).toBe('');
  expect(document.title).toBe('');
  expect(location.pathname).toBe('/');

  loaded.push(1);
  vi.setSystemTime('2026-11-27');
  vi.stubGlobal('left', 1);
  vi.stubEnv('LEFT', '1');
  localStorage.setItem('left', '1');
  sessionStorage.setItem('left', '1');
  document.body.innerHTML = 'left';
  document.title = 'left';
  history.replaceState(null, '', '/left');
});
`;

it('keeps files of one process apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'isolate-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const test = { isolate: false, maxWorkers: 1, setupFiles: ['isolate-file.ts'] };
  write('vitest.config.mjs', `export default ${JSON.stringify({ test })}`);
  write('isolate-file.ts', readFileSync('tests/support/isolate-file.ts', 'utf8'));
  write('loaded.ts', 'export const loaded: number[] = [];');
  write('one.test.ts', LEAVING);
  write('other.test.ts', LEAVING);

  execFileSync('node_modules/.bin/vitest', ['run', '--root', folder]);
});
