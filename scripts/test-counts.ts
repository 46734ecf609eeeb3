import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What is read of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

export interface Counts {
  passed: number;
  /** Of those, the journeys that needed a second try. */
  flaky: number;
  failed: number;
  skipped: number;
  /** Each failed test that its step has not named at the end of what it prints. */
  reasons: readonly string[];
}

export const NONE: Counts = { passed: 0, flaky: 0, failed: 0, skipped: 0, reasons: [] };

/** Counts from Vitest's or Playwright's JSON report; a step that left none failed before its first test. */
export function countsOf(report: string): Counts {
  if (!existsSync(report)) return { ...NONE, failed: 1 };
  const data = JSON.parse(readFileSync(report, 'utf8')) as
    | VitestReport
    | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  if (!('stats' in data)) {
    return {
      ...NONE,
      passed: data.numPassedTests,
      failed: data.numFailedTests,
      skipped: data.numPendingTests,
      reasons: reasonsOf(data),
    };
  }
  const { expected, unexpected, flaky, skipped } = data.stats;
  return { ...NONE, passed: expected + flaky, flaky, failed: unexpected, skipped };
}

/** A line for each failed test: its file, its name and the first line of its error. */
function reasonsOf({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const lines = failed.map(
        ({ fullName, failureMessages: [message = ''] }) =>
          `✘ ${file} › ${fullName}: ${message.split('\n', 1)[0]}`,
      );
      return lines.length > 0 ? lines : [`✘ ${file} could not be run`];
    });
}
