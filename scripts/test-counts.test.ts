import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countsOf } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'brightwell-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(data: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(data));
  return file;
}

it('names each failed test with the first line of its error, and a file that could not be run', () => {
  const counts = countsOf(
    report({
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: resolve('src/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'divides', status: 'failed', failureMessages: ['Error: by 0\n    at a'] },
          ],
        },
        { name: resolve('src/b.test.ts'), status: 'failed', assertionResults: [] },
        { name: resolve('src/c.test.ts'), status: 'passed', assertionResults: [] },
      ],
    }),
  );
  expect(counts).toMatchObject({ passed: 7, failed: 1 });
  expect(counts.reasons).toEqual([
    '✘ src/a.test.ts › divides: Error: by 0',
    '✘ src/b.test.ts could not be run',
  ]);
});

it('counts a journey that passed at the second try as passed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countsOf(report({ stats }))).toMatchObject({ passed: 7, flaky: 2, failed: 1, skipped: 3 });
});

it('counts a step without a report as failed', () => {
  expect(countsOf(join(folder, 'none.json')).failed).toBe(1);
});
