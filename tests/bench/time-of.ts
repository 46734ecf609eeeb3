import { median } from './median.ts';
import { reportMeasures } from './report.ts';

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

/** Reports medians of questions to the database; only what is `limited` has a goal. */
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
