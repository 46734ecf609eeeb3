import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOrMakeSecrets } from './keys.ts';
import { UserError } from '../user-error.ts';

let folder: string;
const file = () => join(folder, 'secrets.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('a data folder keeps its keys', () => {
  const created = readOrMakeSecrets(folder);
  expect(created.secretKey).toMatch(/^sb_secret_[0-9a-f]{48}$/);
  expect(readOrMakeSecrets(folder)).toEqual(created);
});

it.each([
  '',
  '{}',
  'null',
  '[]',
  '{"jwtSecret":"","secretKey":""}',
  '{"jwtSecret":"super-secret-jwt-token-with-at-least-32-characters-long","secretKey":"sb_secret_known"}',
  '{"jwtSecret":{},"secretKey":7}',
  '{"jwtSecret"',
])('invalid keys are replaced with a warning: %j', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  writeFileSync(file(), text);
  const created = readOrMakeSecrets(folder);
  expect(created.jwtSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(created);
  expect(String(warn.mock.calls[0])).toContain('are replaced');
});

it('a folder in place of the file is reported', () => {
  mkdirSync(file());
  expect(() => readOrMakeSecrets(folder)).toThrow(UserError);
  expect(() => readOrMakeSecrets(folder)).toThrow(
    `${file()} cannot be used: it is a file in place of`,
  );
});
