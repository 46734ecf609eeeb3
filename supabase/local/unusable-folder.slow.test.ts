import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startBackend } from './backend.ts';
import { UserError } from '../user-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'unusable-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The message in the terminal. */
async function refusal(dataDir: string): Promise<string> {
  const error: unknown = await startBackend({ dataDir, withSeed: false }).then(
    (backend) => backend.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UserError);
  return (error as UserError).message;
}

it('a data folder that is a file, or below one, is named', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await refusal(file)).toContain(`${file} cannot be used: it is a file in place`);
  expect(await refusal(join(file, 'below'))).toContain('is a file, not a folder');
});

it.runIf(process.platform === 'linux')(
  'a full disk is named, and nothing is left on it',
  async () => {
    // The kernel answers every write to /dev/full as a full disk does.
    const full = mkdtempSync(join(folder, 'full-'));
    symlinkSync('/dev/full', join(full, 'probe.tmp'));
    expect(await refusal(full)).toContain('the disk is full');
    expect(readdirSync(full)).toEqual(['probe.tmp']);
  },
);

it('a damaged database is reported with db:reset', async () => {
  const damaged = mkdtempSync(join(folder, 'damaged-'));
  writeFileSync(join(damaged, 'db'), 'not a database');
  expect(await refusal(damaged)).toContain('npm run db:reset');
});

it('a folder in place of the lock is named', async () => {
  const inTheWay = mkdtempSync(join(folder, 'in-the-way-'));
  mkdirSync(join(inTheWay, 'lock.json'));
  expect(await refusal(inTheWay)).toContain('lock.json cannot be used: it is a file in place of');
});
