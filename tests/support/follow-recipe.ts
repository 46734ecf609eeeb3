import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { changeLines } from './change-lines.ts';

const STEPS =
  /^`(?<file>\S+)`\n\n```\w+\n(?<text>.+?)^```|In `(?<changed>\S+)`[^`]*```diff\n(?<diff>.+?)^```|^```sh\n(?<commands>.+?)^```/gms;

/** Follows a page of docs/ from top to bottom: writes its files, changes its lines, runs its commands. */
export function followRecipe(recipe: string, copy: string): void {
  for (const { groups = {} } of readFileSync(recipe, 'utf8').matchAll(STEPS)) {
    const { file, text = '', changed, diff = '', commands = '' } = groups;
    if (file) writeInto(copy, file, text);
    if (changed) changeLines(join(copy, changed), diff);
    for (const command of commands.split('\n').filter(Boolean)) runScript(copy, command);
  }
}

export function writeInto(copy: string, file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** A script of package.json without npm. */
export function runScript(copy: string, command: string): string {
  const [, name = '', words = ''] = /^npm run (\S+)(?: -- (.+))?$/.exec(command) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, script = ''] = /^tsx (\S+)$/.exec(scripts[name] ?? '') ?? [];
  expect(script, `${command} is a script of the repository`).not.toBe('');
  return run(copy, '--import', 'tsx', script, ...words.split(' ').filter(Boolean));
}

/** The output of a Node program; throws when it fails. */
export function run(cwd: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  expect(status, `${words.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}
