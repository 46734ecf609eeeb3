import { median } from './median.ts';
import { reportMeasures } from './report.ts';

const TIMES = 7;

/** Median in milliseconds, without the first run, which warms up. */
export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time <= TIMES; time += 1) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return Math.round(median(times.slice(1)));
}

/** Reports medians of queries; only those that are `limited` have a goal. */
export function reportTimes(
  what: string,
  times: Readonly<Record<string, number>>,
  { limitMs, limited = Object.keys(times) }: { limitMs: number; limited?: readonly string[] },
): void {
  reportMeasures(
    Object.entries(times).map(([name, today]) => ({
      measure: `${what}: ${name}`,
      today,
      unit: 'ms',
      goal: limited.includes(name) ? limitMs : undefined,
    })),
  );
}
