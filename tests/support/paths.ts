import { resolve } from 'node:path';

/** The production build that the e2e tests visit, beside whatever is in dist/. */
export const TEST_BUILD = resolve(process.env.TEST_BUILD || 'test-results/dist');

/** A migrated and seeded database folder, copied for every server so that each starts quickly and alone. */
export const SEEDED_DATA = resolve(process.env.TEST_SEEDED_DATA || 'test-results/seeded-data');
