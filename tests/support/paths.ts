import { resolve } from 'node:path';

/** The production build of the e2e tests, beside dist/. */
export const TEST_BUILD = resolve(process.env.TEST_BUILD || 'test-results/dist');

/** A migrated and seeded database folder, copied for every server. */
export const SEEDED_DATA = resolve(process.env.TEST_SEEDED_DATA || 'test-results/seeded-data');
