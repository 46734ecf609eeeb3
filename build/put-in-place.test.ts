import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putInPlace } from './put-in-place.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'put-in-place-'));
  mkdirSync(join(folder, 'next/assets'), { recursive: true });
  writeFileSync(join(folder, 'next/index.html'), 'new');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('takes the place of the build before, of which nothing is left', () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/old.html'), 'old');
  putInPlace(join(folder, 'next'), join(folder, 'dist'));
  expect(readdirSync(join(folder, 'dist'))).toEqual(['assets', 'index.html']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('needs no build before', () => {
  putInPlace(join(folder, 'next'), join(folder, 'dist'));
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
});
