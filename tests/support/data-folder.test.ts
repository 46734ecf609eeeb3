import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newDataFolder } from './data-folder.ts';

it.runIf(existsSync('/dev/shm'))('clears away what a run that was killed has left', () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const left = mkdtempSync(`/dev/shm/brightwell-test-${ended}-`);
  const own = newDataFolder('test');
  const other = newDataFolder('test');
  expect([left, own, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  for (const folder of [own, other]) rmSync(folder, { recursive: true });
});
