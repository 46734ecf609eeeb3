import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { TEST_BUILD } from '../tests/support/paths.ts';
import { readArgs } from './read-args.ts';

/** The embedded backend is what new versions of Node break. */
const QUICK = 'vitest run --project unit --project policies';

/** Checked with every supported Node: unit tests, policies, the build, and publishing a post on it. */
const STEPS = [
  `${QUICK} --project components --project slow`,
  `tsx scripts/build.ts --outDir "${TEST_BUILD}"`,
  'playwright test tests/e2e/publish.spec.ts --project desktop',
];

/** The major versions of package.json's `engines`, newest first. */
function supportedVersions(): number[] {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  return [...engines.node.matchAll(/(\d+)(?:\.\d+)*/g)].map(([, major]) => Number(major)).reverse();
}

/** Runs a step on the newest Node of a major version, whose binary npx fetches. */
function passesOn(major: number, step: string): boolean {
  const node = `node-${process.platform}-${process.arch}@${major}`;
  const env = { ...process.env, VITE_SITE_URL: 'https://www.brightwell.example' };
  const words = ['-y', '-p', node, '-c', `node --version && ${step}`];
  return spawnSync('npx', words, { stdio: 'inherit', env }).status === 0;
}

const { values, positionals } = readArgs({
  allowPositionals: true,
  options: {
    /** Unit and policy tests with the newest version only, unless this process runs on it. */
    newest: { type: 'boolean' },
    /** Number of retries of a failed step. */
    retry: { type: 'string', default: '0' },
  },
});
const asked = positionals.map(Number);
if (!asked.every(Number.isInteger)) {
  console.error('Name major versions of Node: npm run test:nodes -- 22');
  process.exit(1);
}
const own = Number.parseInt(process.versions.node);
const newest = supportedVersions().slice(0, 1);
const usual = values.newest ? newest.filter((major) => major !== own) : supportedVersions();
const outcomes = (asked.length > 0 ? asked : usual).map((major) => {
  console.log(`\n▶ Node ${major}`);
  const steps = values.newest ? [`${QUICK} --retry=${values.retry}`] : STEPS;
  return { major, ok: steps.every((step) => passesOn(major, step)) };
});
console.log('');
for (const { major, ok } of outcomes) console.log(`${ok ? '✔' : '✘'} Node ${major}`);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
