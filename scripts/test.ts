import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { browserVersion, ensureBrowser } from '../tests/support/browser.ts';
import { ensureEngine, MISSING } from '../tests/support/engines/find-engines.ts';
import { TEST_BUILD } from '../tests/support/paths.ts';
import { PLANTED_SECRETS } from '../tests/support/planted-secrets.ts';
import { countsOf, NONE } from './test-counts.ts';

interface Step {
  name: string;
  /** A program below node_modules. */
  command: string;
  words: string[];
  /** A JSON report with the counts of this step's tests. */
  report?: string;
}

/** A test run builds for the embedded backend, whatever .env says. */
const EMBEDDED = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_ADMIN_SIGN_IN: '',
  VITE_ENQUIRIES: '',
  VITE_SITE_URL: 'https://www.brightwell.example',
};

/** `npm test` leaves out what takes long; `npm run test:long` goes through that alone. */
const long = process.argv.includes('--long');

/** Of Vitest; what takes long carries a thousand posts from one backend to another, and makes up values by the thousand. */
const PROJECTS = long
  ? ['long', 'content', 'fuzz']
  : ['unit', 'components', 'repository', 'policies'];

const units: Step = {
  name: long ? 'moves and made-up values' : 'unit and policy tests',
  command: '.bin/vitest',
  words: ['run', ...PROJECTS.map((name) => `--project=${name}`)],
  report: 'test-results/unit.json',
};

const typeCheck: Step = {
  name: 'type-check',
  command: 'typescript-native/bin/tsc',
  words: ['--noEmit'],
};

const build: Step = {
  name: 'build',
  command: '.bin/tsx',
  words: ['scripts/build.ts', '--outDir', TEST_BUILD],
};

const journeys: Step = {
  name: long ? 'long browser journeys' : 'browser journeys',
  command: '.bin/playwright',
  words: [
    'test',
    long ? '--grep=@long' : '--grep-invert=@long',
    // Chromium goes through all the others, which say more than those that are for every engine.
    ...['desktop', 'phone', 'firefox', 'webkit'].map((name) => `--project=${name}`),
  ],
  report: 'test-results/journeys.json',
};

/** Steps of one group run at the same time; groups follow one another. */
const GROUPS: Step[][] = long
  ? [[units, build], [journeys]]
  : [[typeCheck, units, build], [journeys]];

const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

function run({ name, command, words, report }: Step): Promise<boolean> {
  const start = Date.now();
  console.log(`\n▶ ${name}`);
  if (report) rmSync(report, { force: true });
  return new Promise((resolve) => {
    spawn(`node_modules/${command}`, words, {
      stdio: 'inherit',
      env: { ...process.env, ...PLANTED_SECRETS, ...EMBEDDED },
    }).once('close', (code) => {
      console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds(start)})`);
      resolve(code === 0);
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

const missing = (['firefox', 'webkit'] as const).filter((name) => !ensureEngine(name));
const missingEngines = missing.map(
  (name) => `Journeys are skipped, because there is ${MISSING[name]}`,
);
for (const sentence of missingEngines) console.log(sentence);

const total = { ...NONE };
for (const group of GROUPS) {
  const results = await Promise.all(group.map(run));
  group.forEach((step, index) => {
    const ok = results[index] === true;
    const counts = step.report
      ? countsOf(step.report)
      : { ...NONE, passed: Number(ok), failed: Number(!ok) };
    total.passed += counts.passed;
    total.flaky += counts.flaky;
    total.skipped += counts.skipped;
    total.failed += Math.max(counts.failed, ok ? 0 : 1);
    total.reasons = [...total.reasons, ...counts.reasons];
  });
  // Without a build there is nothing to visit.
  if (group.some(({ name }, index) => name === 'build' && !results[index])) break;
}

console.log(`\nFinished in ${seconds(started)}.`);
for (const sentence of missingEngines) console.log(sentence);
// The step's own words are hundreds of lines above: the journeys came after it.
for (const reason of total.reasons) console.log(reason);
const secondTry = total.flaky > 0 ? ` (${total.flaky} at the second try)` : '';
console.log(`${total.passed} passed${secondTry}, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
