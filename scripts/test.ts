import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureEngines } from '../tests/engines/find-engines.ts';
import { browserVersion, ensureBrowser } from '../tests/support/browser.ts';
import { ERRORS_OUTSIDE_TESTS } from '../tests/support/errors-outside-tests.ts';
import { TEST_BUILD } from '../tests/support/paths.ts';
import { PLANTED_SECRETS } from '../tests/support/planted-secrets.ts';
import { readArgs } from './read-args.ts';
import { resultsOf, type Result } from './test-report.ts';

interface Step {
  name: string;
  /** A binary of node_modules. */
  command: string;
  words: string[];
  /** JSON report of this step's tests. */
  report?: string;
  /** File for errors outside of any test. */
  errors?: string;
}

/** Tests are built for the embedded backend, whatever .env says. */
const EMBEDDED = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_ADMIN_SIGN_IN: '',
  VITE_ENQUIRIES: '',
  VITE_STATISTICS: '',
  VITE_SITE_URL: 'https://www.brightwell.example',
};

const { values } = readArgs({
  options: {
    /** Only the slow tests. */
    slow: { type: 'boolean' },
    all: { type: 'boolean' },
    /** Only the build for e2e tests, which can then be run by name. */
    build: { type: 'boolean' },
    /** Retries failed tests once and lists them at the end. */
    retry: { type: 'boolean' },
  },
});
const { slow, all, retry } = values;
const retries = retry ? 1 : 0;

const QUICK = ['unit', 'components', 'policies'];
const projects = all ? [...QUICK, 'slow'] : slow ? ['slow'] : QUICK;

const schemaCheck: Step = {
  name: 'migrations against the wanted schema',
  command: '.bin/tsx',
  words: ['scripts/db-migration.ts', '--check'],
};

const units: Step = {
  name: 'unit and policy tests',
  command: '.bin/vitest',
  words: ['run', `--retry=${retries}`, ...projects.map((name) => `--project=${name}`)],
  report: 'test-results/unit.json',
  errors: ERRORS_OUTSIDE_TESTS,
};

const build: Step = {
  name: 'build',
  command: '.bin/tsx',
  words: ['scripts/build.ts', '--outDir', TEST_BUILD],
};

const e2e: Step = {
  name: 'e2e tests',
  command: '.bin/playwright',
  words: [
    'test',
    `--retries=${retries}`,
    ...(all ? [] : [slow ? '--grep=@slow' : '--grep-invert=@slow']),
  ],
  report: 'test-results/e2e.json',
};

/** Always run, so that a break by a newer Node is seen the same day. */
const newestNode: Step = {
  name: 'unit and policy tests on the newest Node',
  command: '.bin/tsx',
  words: ['scripts/test-nodes.ts', '--newest', `--retry=${retries}`],
  report: 'test-results/unit.json',
  errors: ERRORS_OUTSIDE_TESTS,
};

/** Groups run in order, the steps of a group in parallel. */
const GROUPS: Step[][] = values.build
  ? [[build]]
  : [[schemaCheck, units, build], [e2e], slow || all ? [newestNode] : []];

const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

/** @returns a result for each test of the step, or one for the step */
function run({ name, command, words, report, errors }: Step): Promise<Result[]> {
  const start = Date.now();
  console.log(`\n▶ ${name}`);
  for (const file of [report, errors]) if (file) rmSync(file, { force: true });
  return new Promise((resolve) => {
    spawn(`node_modules/${command}`, words, {
      stdio: 'inherit',
      env: { ...process.env, ...PLANTED_SECRETS, ...EMBEDDED },
    }).once('close', (code) => {
      console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds(start)})`);
      const results = report ? resultsOf(report) : [];
      const itself: Result = {
        outcome: code === 0 ? 'passed' : 'failed',
        command: `node_modules/${[command, ...words].join(' ')}`,
        errors: errors && existsSync(errors) ? readFileSync(errors, 'utf8') : '',
      };
      const isReported = results.some(({ outcome }) => outcome === 'failed') || code === 0;
      resolve(report && isReported ? results : [...results, itself]);
    });
  });
}

mkdirSync('test-results', { recursive: true });
try {
  console.log(`Browser: ${browserVersion(ensureBrowser())}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const missingEngines = values.build ? [] : ensureEngines();

const results: Result[] = [];
for (const group of GROUPS) {
  results.push(...(await Promise.all(group.map(run))).flat());
  // E2e tests need a build.
  if (results.some(({ outcome, command }) => outcome === 'failed' && /build\.ts/.test(command))) {
    break;
  }
}

const are = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted);
console.log(`\nFinished in ${seconds(started)}.`);
for (const sentence of missingEngines) console.log(sentence);
for (const { command, errors } of are('failed')) {
  if (errors) console.log(errors);
  console.log(`✘ Alone: ${command}`);
}
if (retry) {
  const retried = are('retried').map(({ command }) => command);
  console.log(`Retried, each a defect: ${retried.join('; ') || 'none'}`);
}
const passed = are('passed').length + are('retried').length;
console.log(`${passed} passed, ${are('failed').length} failed, ${are('skipped').length} skipped`);
process.exit(are('failed').length === 0 ? 0 : 1);
