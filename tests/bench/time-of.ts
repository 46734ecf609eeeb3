import { median } from './median.ts';

const TIMES = 7;

/** The median of several times, in milliseconds; the first, which warms up, does not count. */
export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time <= TIMES; time += 1) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return Math.round(median(times.slice(1)));
}

/** Prints medians in milliseconds, and lets the run fail where one is over its limit. */
export function reportTimes(
  what: string,
  times: Readonly<Record<string, number>>,
  { limitMs, limited = Object.keys(times) }: { limitMs: number; limited?: readonly string[] },
): void {
  console.log(`\n${what}, median of ${TIMES}`);
  console.table(Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, { ms }])));
  const slow = limited.filter((name) => (times[name] ?? Infinity) > limitMs);
  if (slow.length === 0) return;
  console.error(`Longer than ${limitMs} ms: ${slow.join(', ')}.`);
  process.exitCode = 1;
}
