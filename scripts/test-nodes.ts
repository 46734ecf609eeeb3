import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { orExit } from '../supabase/user-error.ts';
import { TEST_BUILD } from '../tests/support/paths.ts';

type Step = [command: string, ...words: string[]];

/** The embedded backend is what new versions of Node break. */
const QUICK: Step = ['vitest', 'run', '--project', 'unit', '--project', 'policies'];

/** Checked with every supported Node: unit tests, policies, the build, and publishing a post on it. */
const STEPS: Step[] = [
  [...QUICK, '--project', 'components', '--project', 'slow'],
  ['tsx', 'scripts/build.ts', '--outDir', TEST_BUILD],
  ['playwright', 'test', 'tests/e2e/publish.spec.ts', '--project', 'desktop'],
];

/** The major versions of package.json's `engines`, newest first. */
function supportedVersions(): number[] {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  return [...engines.node.matchAll(/(\d+)(?:\.\d+)*/g)].map(([, major]) => Number(major)).reverse();
}

/** Installs Node's binary of a major version from npm. */
function fetchNode(major: number, folder: string): string {
  writeFileSync(join(folder, 'package.json'), '{}');
  const name = `node-${process.platform}-${process.arch}`;
  const { status } = run('npm', ['install', '--silent', `${name}@${major}`], { cwd: folder });
  if (status !== 0) throw new Error(`Node ${major} could not be fetched.`);
  return join(folder, 'node_modules', name, 'bin');
}

function run(command: string, words: string[], options: { cwd?: string; path?: string } = {}) {
  const PATH = [options.path, process.env.PATH].filter(Boolean).join(delimiter);
  return spawnSync(command, words, {
    cwd: options.cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH, VITE_SITE_URL: 'https://www.brightwell.example' },
  });
}

function passesWith(major: number, steps: readonly Step[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), `node-${major}-`));
  try {
    const path = fetchNode(major, folder);
    run('node', ['--version'], { path });
    return steps.every(
      ([command, ...words]) =>
        run(resolve('node_modules/.bin', command), words, { path }).status === 0,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values, positionals } = orExit(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      /** Unit and policy tests with the newest version only, unless this process runs on it. */
      newest: { type: 'boolean' },
      /** Number of retries of a failed step. */
      retry: { type: 'string', default: '0' },
    },
  }),
);
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
  return {
    major,
    ok: passesWith(major, values.newest ? [[...QUICK, `--retry=${values.retry}`]] : STEPS),
  };
});
console.log('');
for (const { major, ok } of outcomes) console.log(`${ok ? '✔' : '✘'} Node ${major}`);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
