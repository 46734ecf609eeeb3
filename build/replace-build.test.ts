import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceBuild } from './replace-build.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-build-'));
  mkdirSync(join(folder, 'next/assets'), { recursive: true });
  writeFileSync(join(folder, 'next/index.html'), 'new');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('takes the place of the build before, of which nothing is left', () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/old.html'), 'old');
  replaceBuild(join(folder, 'next'), join(folder, 'dist'));
  expect(readdirSync(join(folder, 'dist'))).toEqual(['assets', 'index.html']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('needs no build before', () => {
  replaceBuild(join(folder, 'next'), join(folder, 'dist'));
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
});
