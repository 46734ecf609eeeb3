import type { Parameters } from 'fast-check';

/**
 * Seconds for each subject: `FUZZ_SECONDS=600 npx vitest run --project=slow tests/fuzz` runs longer, with a new seed.
 */
const seconds = Number(process.env.FUZZ_SECONDS) || 0;

/** A thousand inputs for every subject, reproducible, without a time limit. */
export const FUZZ: Parameters<unknown> = {
  seed: Number(process.env.FUZZ_SEED) || (seconds ? Date.now() : 20_261_122),
  numRuns: seconds ? 1_000_000_000 : 1_000,
  interruptAfterTimeLimit: seconds ? seconds * 1_000 : undefined,
};
export const FUZZ_TIMEOUT_MS = (seconds + 180) * 1_000;
