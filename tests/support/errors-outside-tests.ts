import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError } from 'vitest/node';

export const ERRORS_OUTSIDE_TESTS = 'test-results/unit-errors.txt';

/** Records errors outside of tests, which Vitest's JSON report lacks. */
export class ErrorsOutsideTests implements Reporter {
  private readonly file: string;

  constructor(file = ERRORS_OUTSIDE_TESTS) {
    this.file = file;
  }

  onTestRunEnd(_: unknown, errors: readonly SerializedError[]) {
    const report = errors.map(
      ({ stack, VITEST_TEST_PATH: file }) => `${stack}\nWhile ${file} ran.\n`,
    );
    // Missing before a clone's first run.
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, report.join('\n'));
  }
}
