import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from 'vitest';

const lines = (command: string, ...words: string[]) =>
  execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

test('every file of tests belongs to a run', () => {
  const files = lines('git', 'ls-files', '*.test.ts', '*.test.tsx').filter(
    // What has to be fetched or installed first: npm run test:hosts, npm run test:postgres.
    (file) => !/^tests\/(hosts|postgres)\//.test(file),
  );
  const run = lines('npx', 'vitest', 'list', '--filesOnly').map((line) =>
    relative('.', line.replace(/^\[\w+\] /, '')),
  );
  expect(run.toSorted()).toEqual(files.toSorted());
});
