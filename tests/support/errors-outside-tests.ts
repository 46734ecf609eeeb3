import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

export const ERRORS_OUTSIDE_TESTS = 'test-results/unit-errors.txt';

/** Writes down what failed a run without failing a test, which Vitest's JSON report leaves out. */
export class ErrorsOutsideTests implements Reporter {
  onTestRunEnd(_: unknown, errors: readonly SerializedError[]) {
    const told = errors.map(
      ({ stack, VITEST_TEST_PATH: file }) => `${stack}\nWhile ${file} ran.\n`,
    );
    writeFileSync(ERRORS_OUTSIDE_TESTS, told.join('\n'));
  }
}
