import { expect, it } from 'vitest';
import { announceFileCheck, fileCheckOf } from './pending-file-checks';

it('makes a form wait for every file, in whatever order they end', async () => {
  const form = {};
  let refuse = () => {};
  announceFileCheck(form, new Promise<boolean>((resolve) => (refuse = () => resolve(false))));
  announceFileCheck(form, Promise.resolve(true));
  await Promise.resolve();
  const check = fileCheckOf(form);
  refuse();
  expect(await check).toBe(false);
});

it('makes it wait on once an earlier file has been checked', async () => {
  const form = {};
  announceFileCheck(form, Promise.resolve(true));
  const earlier = fileCheckOf(form);
  announceFileCheck(form, new Promise(() => undefined));
  await earlier;
  expect(fileCheckOf(form)).toBeDefined();
});
