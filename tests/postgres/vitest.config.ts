import { defineConfig } from 'vitest/config';

/** `npm run test:postgres`: not part of `npm test`, because it needs an installed PostgreSQL. */
export default defineConfig({
  test: {
    include: ['tests/postgres/**/*.test.ts'],
    globalSetup: 'tests/postgres/server.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
