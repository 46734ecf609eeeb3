import { spawn } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { TEST_BUILD } from '../support/paths.ts';
import { printTable, type Measure } from './report.ts';

/**
 * `npm run bench`: builds once, runs the benches in order and prints one table. A failed bench, or one that takes
 * longer than its share of twenty minutes, does not stop the others; exit code 1 for a missed goal or a failed bench.
 */
const MINUTES = {
  'page-speed': 7.5,
  'admin-speed': 5,
  'next-page': 2,
  bundle: 0.5,
  'visit-cost': 1,
  grid: 1,
  inbox: 1.5,
  'prerender-posts': 3,
};
const BUILD_MINUTES = 2;

const load = loadavg()[0] ?? 0;
console.log(machine(load));
if (load > 0.5) console.log('Something else uses this machine: times will be too long.');

if (!(await run('scripts/build.ts', BUILD_MINUTES, ['--outDir', TEST_BUILD]))) process.exit(1);

const measures: Measure[] = [];
const failed: string[] = [];
for (const [name, minutes] of Object.entries(MINUTES)) {
  const before = measures.length;
  const start = Date.now();
  const passed = await run(`tests/bench/${name}.ts`, minutes);
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  if (!passed && measures.length === before) failed.push(name);
}

console.log(`\n${machine(load)}`);
printTable(measures);
if (failed.length > 0) console.error(`Failed, so not in the table: ${failed.join(', ')}.`);

function machine(before: number): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} x ${first?.model ?? 'unknown processor'}, ${memory} GB, Node ${process.versions.node}, load before ${before.toFixed(1)}`;
}

/** Runs a bench, collects its measures and reports success. */
function run(script: string, minutes: number, words: readonly string[] = []): Promise<boolean> {
  return new Promise((ended) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: minutes * 60_000,
    });
    child.on('message', (message) => measures.push(...(message as Measure[])));
    child.on('close', (code) => {
      if (code !== 0) process.exitCode = 1;
      ended(code === 0);
    });
  });
}
