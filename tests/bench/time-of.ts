import { median } from './median.ts';

export const TIMES = 7;

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
