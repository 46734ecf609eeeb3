import type { Parameters } from 'fast-check';

/** Seconds for each subject: `FUZZ_SECONDS=600 npx vitest run --project fuzz` looks for longer, by a seed of its own. */
const seconds = Number(process.env.FUZZ_SECONDS);
const A_MOMENT_S = 6;

/** How every subject is driven: in `npm test` the same inputs each time, as many as a moment allows. */
export const FUZZ: Parameters<unknown> = {
  seed: Number(process.env.FUZZ_SEED) || (seconds ? Date.now() : 20_261_122),
  numRuns: seconds ? 1_000_000_000 : 1_000,
  interruptAfterTimeLimit: (seconds || A_MOMENT_S) * 1_000,
};
export const FUZZ_TIMEOUT_MS = ((seconds || A_MOMENT_S) + 54) * 1_000;
