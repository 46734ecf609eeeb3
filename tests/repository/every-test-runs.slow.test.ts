import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from 'vitest';

const lines = (command: string, ...words: string[]) =>
  execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

test('every file of unit tests belongs to a run', () => {
  const files = lines('git', 'ls-files', '*.test.ts', '*.test.tsx').filter(
    // Needs a download or an installation: npm run test:hosts, npm run test:postgres.
    (file) => !/^tests\/(hosts|postgres)\//.test(file),
  );
  const run = lines('node_modules/.bin/vitest', 'list', '--filesOnly').map((line) =>
    relative('.', line.replace(/^\[\w+\] /, '')),
  );
  expect(run.toSorted()).toEqual(files.toSorted());
});

test('so does every file of e2e tests', () => {
  const files = lines('git', 'ls-files', '*.spec.ts');
  const run = lines('node_modules/.bin/playwright', 'test', '--list').flatMap(
    (line) => /› (\S+\.spec\.ts):\d/.exec(line)?.[1] ?? [],
  );
  expect([...new Set(run)].map((file) => `tests/${file}`).toSorted()).toEqual(files.toSorted());
});
