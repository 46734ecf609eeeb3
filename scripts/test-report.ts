import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { escapeRegExp } from '../src/shared/text.ts';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

type Outcome = 'passed' | 'retried' | 'failed' | 'skipped';

/** A test result, and the command that repeats it. */
export interface Result {
  outcome: Outcome;
  command: string;
  /** Errors outside of any test. */
  errors?: string;
}

const VITEST: Record<string, Outcome> = { passed: 'passed', failed: 'failed' };
const PLAYWRIGHT: Record<string, Outcome> = {
  expected: 'passed',
  flaky: 'retried',
  unexpected: 'failed',
};

/** Results of Vitest's or Playwright's JSON report; empty where the step ended before it wrote one. */
export function resultsOf(report: string): Result[] {
  if (!existsSync(report)) return [];
  const data = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | Suite;
  return 'testResults' in data ? vitestResults(data) : playwrightResults(data);
}

function vitestResults({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const command = `npm run test:unit -- ${relative('.', name)}`;
    const results: Result[] = assertionResults.map(({ title, status: state, failureMessages }) => ({
      // A test that passed when retried keeps the message of its failure.
      outcome:
        state === 'passed' && failureMessages.length > 0 ? 'retried' : (VITEST[state] ?? 'skipped'),
      command: `${command} -t ${quoted(escapeRegExp(title))}`,
    }));
    // Failures outside of any test: imports and hooks of the file.
    const isOutside = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed');
    return isOutside ? [...results, { outcome: 'failed', command }] : results;
  });
}

function playwrightResults({ suites = [], specs = [] }: Suite): Result[] {
  const own = specs.flatMap(({ file, line, tests }) =>
    tests.map(({ status }) => ({
      outcome: PLAYWRIGHT[status] ?? 'skipped',
      command: `npm run test:e2e -- tests/${file}:${line}`,
    })),
  );
  return [...own, ...suites.flatMap(playwrightResults)];
}

/** Quoted for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
