import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ErrorsOutsideTests } from './errors-outside-tests.ts';

it('writes into a clone whose tests never ran', () => {
  const clone = mkdtempSync(join(tmpdir(), 'errors-outside-tests-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  const file = join(clone, 'test-results/errors.txt');
  const late = {
    name: 'Error',
    message: 'late',
    stack: 'Error: late',
    VITEST_TEST_PATH: 'a.test.ts',
  };

  new ErrorsOutsideTests(file).onTestRunEnd([], [late]);

  expect(readFileSync(file, 'utf8')).toContain('Error: late\nWhile a.test.ts ran.');
});
